import { BadgeEuro } from 'lucide';
import type { StatCardProps } from '#kit/stat-card/stat-card.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { figuresQuery } from '#lib/queries/figures-query.ts';
import { settings } from '#pages/page-paths.ts';
import { dashboardCounts } from '#resources/calls/figures.ts';
import { FigureCards } from '#runtime/figures/figure-cards.tsx';
import { filteredHref } from '#runtime/links/filtered-href.ts';
import { resourceEntries } from '#runtime/links/resource-entries.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import type { ResourceName } from '#schema/messages.ts';

type CountName = keyof typeof dashboardCounts.fields;

/** Returns the link to all records of a resource, and its icon as in the navigation. */
function listOf(resource: ResourceName) {
  const entry = resourceEntries.find(({ name }) => name === resource);
  return { href: entry && filteredHref(entry.path), icon: entry?.icon };
}

const links: Readonly<Record<CountName, Pick<StatCardProps, 'href' | 'icon'>>> = {
  users: listOf('users'),
  etablissements: listOf('establishments'),
  categories: listOf('categories'),
  options: listOf('options'),
  subscriptionPlans: { href: `${settings}?tab=plans`, icon: BadgeEuro },
};

/** Shows the number of records of each resource. Each card links to the list. */
export function CountCards() {
  const t = useTranslate();
  return (
    <FigureCards
      figures={dashboardCounts}
      query={figuresQuery(dashboardCounts)}
      cardOf={(name) => ({
        label: t(`pages.dashboard.counts.${name}.label`),
        caption: t(`pages.dashboard.counts.${name}.caption`),
        renderLink: routerLink,
        ...links[name],
      })}
    />
  );
}
