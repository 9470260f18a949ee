import { useQuery } from '@tanstack/react-query';
import { BadgeEuro, Building2, type LucideIcon, Shapes, SlidersHorizontal, Users } from 'lucide-react';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { FailedCard, hasFailed } from '#runtime/page/failed-read.tsx';
import { dashboardCounts } from './dashboard-counts.ts';

type CountName = 'users' | 'etablissements' | 'categories' | 'options' | 'subscriptionPlans';

const counts: readonly { name: CountName; href: string; icon: LucideIcon }[] = [
  { name: 'users', href: '/utilisateurs', icon: Users },
  { name: 'etablissements', href: '/etablissements', icon: Building2 },
  { name: 'categories', href: '/categories', icon: Shapes },
  { name: 'options', href: '/options', icon: SlidersHorizontal },
  { name: 'subscriptionPlans', href: '/parametres?tab=plans', icon: BadgeEuro },
];

/** How much there is of everything; each leads to its list. */
export function CountCards() {
  const t = useTranslate();
  const answer = useQuery(dashboardCounts);
  if (hasFailed(answer)) return <FailedCard read={answer} />;
  return (
    <StatCards aria-busy={answer.isPending}>
      {counts.map(({ name, href, icon }) => (
        <StatCard
          key={name}
          label={t(`pages.dashboard.counts.${name}.label`)}
          caption={t(`pages.dashboard.counts.${name}.caption`)}
          figure={answer.data && (formatInteger(answer.data[name]) ?? t('common.none'))}
          icon={icon}
          href={href}
          renderLink={routerLink}
        />
      ))}
    </StatCards>
  );
}
