import { Grid } from '#kit/grid/grid.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { withId } from '#lib/api/address.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { figuresQuery } from '#lib/queries/figures-query.ts';
import { userBalance, userStatistics } from '#resources/calls/figures.ts';
import { withdrawalMethods } from '#resources/withdrawal-methods.ts';
import { CommandDialog } from '#runtime/commands/command-dialog.tsx';
import { PageCommands } from '#runtime/commands/page-commands.tsx';
import { useCommandController } from '#runtime/commands/use-command-controller.ts';
import { useRecordController } from '#runtime/detail/use-record-controller.ts';
import { FigureCards } from '#runtime/figures/figure-cards.tsx';
import { lastListPath } from '#runtime/links/list-return.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { QueryErrorCard } from '#runtime/page/query-error.tsx';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { filteredListPath } from '#runtime/related/filtered-list-path.ts';
import { RelatedList } from '#runtime/related/related-list.tsx';
import { RemoveAction } from '#runtime/removal/remove-action.tsx';
import type { Resource } from '#schema/resource.ts';
import { EstablishmentSection } from './establishment-section.tsx';
import { UserCard } from './user-card.tsx';
import { UserTabs } from './user-tabs.tsx';

interface UserDetailPageProps {
  resource: Resource;
  id: string;
}

/**
 * Shows one user, and beside the account the establishment and the statistics; a driver also with the balance and the
 * withdrawal methods. Below, in tabs, is what the user did. A part that fails does not affect the others.
 */
export function UserDetailPage({ resource, id }: UserDetailPageProps) {
  const { current, failed, title, crumb, waiting } = useRecordController(resource, id);
  const commands = useCommandController(resource);
  const t = useTranslate();
  const list = resourceText(resource, 'name');
  const isDriver = current?.['role'] === 'driver';
  return (
    <ScreenFrame
      title={title ?? list}
      trail={[{ label: list, href: lastListPath(resource) }, { label: crumb }]}
      waiting={waiting}
      actions={
        current && (
          <>
            <PageCommands resource={resource} record={current} commandsOf={commands.of} />
            <RemoveAction resource={resource} record={current} />
          </>
        )
      }
    >
      {failed && <QueryErrorCard query={failed} />}
      <Grid columns="aside">
        <Stack>
          <UserCard resource={resource} id={id} user={current} />
          {isDriver && (
            <FigureCards
              figures={userBalance}
              query={figuresQuery(userBalance, { id })}
              cardOf={(name) => ({
                label: t(`pages.userDetail.balance.${name}`),
                href: filteredListPath('transactions', { user: id, ...userBalance.filters[name] }),
                renderLink: routerLink,
              })}
            />
          )}
        </Stack>
        <Stack>
          <EstablishmentSection id={id} />
          <FigureCards
            title={t('pages.userDetail.statisticsTitle')}
            figures={userStatistics}
            query={figuresQuery(userStatistics, { id })}
            cardOf={(name) => ({
              label: t(`pages.userDetail.statistics.${name}`),
              href: filteredListPath('rides', { user: id, ...userStatistics.filters[name] }),
              renderLink: routerLink,
            })}
          />
          {isDriver && (
            <RelatedList
              resource={withdrawalMethods}
              path={withId(withdrawalMethods.endpoints.list.path, id)}
              title={t('pages.userDetail.withdrawalMethods')}
              prefix="methods-"
            />
          )}
          <UserTabs resource={resource} id={id} user={current} />
        </Stack>
      </Grid>
      <CommandDialog resource={resource} commands={commands} />
    </ScreenFrame>
  );
}
