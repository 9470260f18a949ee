import { BadgeEuro, Building2, type LucideIcon, Shapes, SlidersHorizontal, Users } from 'lucide-react';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { figuresQuery } from '#lib/queries/figures-query.ts';
import { dashboardCounts } from '#resources/calls/figures.ts';
import { FigureCards } from '#runtime/figures/figure-cards.tsx';
import { routerLink } from '#runtime/links/router-link.tsx';

type CountName = keyof typeof dashboardCounts.fields;

const links: Readonly<Record<CountName, { href: string; icon: LucideIcon }>> = {
  users: { href: '/utilisateurs', icon: Users },
  etablissements: { href: '/etablissements', icon: Building2 },
  categories: { href: '/categories', icon: Shapes },
  options: { href: '/options', icon: SlidersHorizontal },
  subscriptionPlans: { href: '/parametres?tab=plans', icon: BadgeEuro },
};

/** Shows the number of records of each resource; each card leads to the list. */
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
