import { Command, LogOut, Monitor, Moon, Rows3, Rows4, Settings, Sun } from 'lucide';
import type { OpenMenuProps } from '#kit/menu/menu.ts';
import { MenuList } from '#kit/menu/menu-list.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { chooseDensity } from '#lib/density/kept-densities.ts';
import { useDensity } from '#lib/density/use-density.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useSession } from '#lib/session/use-session.ts';
import { signOutOrAsk } from '#runtime/links/leave-guards.ts';
import { densities } from '#schema/densities.ts';
import { settingsEntry } from './navigation.ts';
import { useTheme } from './theme.ts';
import { themes } from './theme-choice.ts';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const densityIcons = { comfortable: Rows3, compact: Rows4 };

/** The props of the list of the account. */
export interface AccountListProps extends OpenMenuProps {
  /** Opens the list of shortcuts. */
  onShortcuts: () => void;
}

/** The list of the account: settings, shortcuts, the choices of theme and density, and signing out. Loads on intent. */
export function AccountList({ onShortcuts, ...list }: AccountListProps) {
  const t = useTranslate();
  const { user } = useSession();
  const [theme, chooseTheme] = useTheme();
  const density = useDensity();
  const name = user?.name ?? user?.email ?? '';
  return (
    <MenuList
      {...list}
      fixed
      header={
        <Stack gap="0">
          <Text variant="strong" overflow="truncate">
            {name}
          </Text>
          <Text variant="caption" tone="muted" overflow="truncate">
            {user?.email}
          </Text>
        </Stack>
      }
      groups={[
        {
          id: 'account',
          items: [
            { id: 'settings', label: t(settingsEntry.label), icon: Settings, href: settingsEntry.path },
            { id: 'shortcuts', label: t('shell.shortcuts'), icon: Command, onSelect: onShortcuts },
          ],
        },
        {
          id: 'theme',
          label: t('shell.theme.label'),
          value: theme,
          onValueChange: (value) => chooseTheme(themes.find((known) => known === value) ?? 'system'),
          options: themes.map((value) => ({
            value,
            label: t(`shell.theme.${value}`),
            icon: themeIcons[value],
          })),
        },
        {
          id: 'density',
          label: t('shell.density.label'),
          value: density,
          onValueChange: (value) =>
            chooseDensity(densities.find((known) => known === value) ?? 'comfortable'),
          options: densities.map((value) => ({
            value,
            label: t(`shell.density.${value}`),
            icon: densityIcons[value],
          })),
        },
        {
          id: 'session',
          items: [
            {
              id: 'sign-out',
              label: t('shell.signOut'),
              icon: LogOut,
              onSelect: signOutOrAsk,
            },
          ],
        },
      ]}
    />
  );
}
