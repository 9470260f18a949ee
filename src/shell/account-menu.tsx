import { Command, LogOut, Monitor, Moon, Rows3, Rows4, Settings, Sun } from 'lucide';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { settingsEntry } from './navigation.ts';
import { useDensity, useTheme } from './theme.ts';
import { densities, themes } from './theme-choice.ts';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const densityIcons = { comfortable: Rows3, compact: Rows4 };

/** Shows the signed-in user, with a link to the settings, the list of shortcuts, the choices of theme and density, and signing out. */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useTranslate();
  const { user } = useSession();
  const [theme, chooseTheme] = useTheme();
  const [density, chooseDensity] = useDensity();
  const name = user?.name ?? user?.email ?? '';
  return (
    <Menu
      label={t('shell.account')}
      align="end"
      renderLink={routerLink}
      trigger={
        <>
          <Avatar src={user?.avatar} size="md" />
          <Text variant="strong" overflow="truncate">
            {name}
          </Text>
        </>
      }
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
              onSelect: () => void session.signOut(),
            },
          ],
        },
      ]}
    />
  );
}
