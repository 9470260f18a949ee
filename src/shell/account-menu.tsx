import { Avatar } from '#kit/avatar/avatar.tsx';
import { lazyComponent } from '#kit/lazy-component.ts';
import { MenuButton } from '#kit/menu/menu.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useSession } from '#lib/session/use-session.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import type { AccountListProps } from './account-list.tsx';

const list = lazyComponent<AccountListProps>(async () => (await import('./account-list.tsx')).AccountList);

/** Shows the signed-in user, with a menu about the account. */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useTranslate();
  const { user } = useSession();
  const name = user?.name ?? user?.email ?? '';
  return (
    <MenuButton
      label={t('shell.account')}
      align="end"
      renderLink={routerLink}
      trigger={
        <>
          <Avatar src={user?.avatar} name={name} />
          <Text variant="strong" overflow="truncate">
            {name}
          </Text>
        </>
      }
      list={list}
      listProps={{ onShortcuts }}
    />
  );
}
