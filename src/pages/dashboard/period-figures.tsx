import { useQuery } from '@tanstack/react-query';
import { CarFront, Euro, Store, UserPlus } from 'lucide';
import { StatCard, type StatCardProps } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { StatChange } from '#kit/stat-card/stat-change.tsx';
import type { RecordList } from '#lib/api/envelope.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatChange } from '#lib/numbers/compact.ts';
import { formatInteger, formatMoney, parseNumber } from '#lib/numbers/numbers.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { establishments } from '#resources/establishments.ts';
import { users } from '#resources/users.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { failureOf, QueryErrorCard } from '#runtime/page/query-error.tsx';
import type { Resource } from '#schema/resource.ts';
import { createdHref, createdIn } from './created-in.ts';
import { periodBefore } from './period.ts';
import { type Statistics, statisticsIn } from './statistics.ts';

/** Returns the query for the number of records that were created in a period: the total of their list. */
function createdQuery(resource: Resource, period: StatisticsPeriod) {
  // The total of another period would be shown until the next one is read.
  const { placeholderData: _, ...query } = resourceQueries(resource).list({
    page: 1,
    limit: 1,
    query: '',
    filters: createdIn(period),
  });
  return query;
}

/** Returns the total of a list if somebody has counted it. */
const counted = (list: RecordList | undefined) =>
  list === undefined ? undefined : list.totalKnown && !list.more ? list.total : null;

const numberIn = (statistics: Statistics | undefined, name: 'total' | 'revenue') =>
  statistics === undefined ? undefined : (parseNumber(statistics[name]) ?? null);

/** Shows the figures of a period, each with its change since the period before. */
export function PeriodFigures({ period }: { period: StatisticsPeriod }) {
  const t = useTranslate();
  const past = periodBefore(period);
  const rides = [useQuery(statisticsIn(period)), useQuery(statisticsIn(past))] as const;
  const signups = [useQuery(createdQuery(users, period)), useQuery(createdQuery(users, past))] as const;
  const shops = [
    useQuery(createdQuery(establishments, period)),
    useQuery(createdQuery(establishments, past)),
  ] as const;
  const failed = failureOf([...rides, ...signups, ...shops]);
  const label = t('pages.dashboard.period.figures');
  if (failed) return <QueryErrorCard query={failed} title={label} />;

  const card = (
    name: 'rides' | 'revenue' | 'signups' | 'establishments',
    [now, before]: readonly [number | null | undefined, number | null | undefined],
    rest: Pick<StatCardProps, 'icon' | 'href'>,
    format: (value: number) => string | undefined = formatInteger,
  ) => {
    const shown = (value: number | null) => (value === null ? undefined : format(value)) ?? t('common.none');
    const isKnown = now !== undefined && before !== undefined;
    const change = isKnown ? formatChange(now, before) : undefined;
    const meaning = change?.startsWith('+') ? 'up' : change?.startsWith('0') ? 'same' : 'down';
    return (
      <StatCard
        key={name}
        label={t(`pages.dashboard.period.${name}`)}
        figure={isKnown ? shown(now) : undefined}
        change={
          isKnown
            ? change && (
                <StatChange
                  text={change}
                  direction={meaning}
                  meaning={t(`pages.dashboard.period.${meaning}`, { change })}
                />
              )
            : null
        }
        caption={isKnown ? t('pages.dashboard.period.before', { value: shown(before) }) : null}
        renderLink={routerLink}
        {...rest}
      />
    );
  };
  const [ridesNow, ridesPast] = [rides[0].data, rides[1].data];
  return (
    <StatCards aria-label={label}>
      {card('rides', [numberIn(ridesNow, 'total'), numberIn(ridesPast, 'total')], {
        icon: CarFront,
        href: createdHref('/courses', period),
      })}
      {card(
        'revenue',
        [numberIn(ridesNow, 'revenue'), numberIn(ridesPast, 'revenue')],
        { icon: Euro, href: createdHref('/courses', period, { status: 'completed' }) },
        formatMoney,
      )}
      {card('signups', [counted(signups[0].data), counted(signups[1].data)], {
        icon: UserPlus,
        href: createdHref('/utilisateurs', period),
      })}
      {card('establishments', [counted(shops[0].data), counted(shops[1].data)], {
        icon: Store,
        href: createdHref('/etablissements', period),
      })}
    </StatCards>
  );
}
