import { useQuery } from '@tanstack/react-query';
import { CarFront, Euro, Store, UserPlus } from 'lucide';
import { StatCard, type StatCardProps } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { StatChange } from '#kit/stat-card/stat-change.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { RecordList } from '#lib/api/envelope.ts';
import { t, useTranslate } from '#lib/i18n/i18n.ts';
import { formatChange } from '#lib/numbers/compact.ts';
import { formatInteger, formatMoney, parseNumber } from '#lib/numbers/numbers.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { establishments } from '#resources/establishments.ts';
import { users } from '#resources/users.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { failureOf, QueryErrorCard } from '#runtime/page/query-error.tsx';
import { type CountTexts, countTexts } from '#runtime/record/count-texts.ts';
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

/** A figure as text. Its value is null if nobody knows it exactly: then it has no change. */
interface PeriodFigure extends CountTexts {
  readonly value: number | null;
}

const figureOf = (value: number | null, text: string | undefined): PeriodFigure => {
  const shown = text ?? t('common.none');
  return { value, shown, read: shown };
};

/** Returns the total of a list; undefined during loading. If there are more, they are the least that there are. */
function counted(list: RecordList | undefined): PeriodFigure | undefined {
  if (list === undefined) return undefined;
  return list.totalKnown
    ? { value: list.more ? null : list.total, ...countTexts(list) }
    : figureOf(null, undefined);
}

function numberIn(
  statistics: Statistics | undefined,
  name: 'total' | 'revenue',
  format: (value: number) => string | undefined,
): PeriodFigure | undefined {
  if (statistics === undefined) return undefined;
  const value = parseNumber(statistics[name]);
  return figureOf(value ?? null, value === undefined ? undefined : format(value));
}

const ridesIn = (statistics: Statistics | undefined) => numberIn(statistics, 'total', formatInteger);
const revenueIn = (statistics: Statistics | undefined) => numberIn(statistics, 'revenue', formatMoney);

/** A figure. Screen readers say nothing of a plus. */
function Figure({ shown, read }: PeriodFigure) {
  return shown === read ? (
    shown
  ) : (
    <>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{read}</VisuallyHidden>
    </>
  );
}

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
    [now, before]: readonly [PeriodFigure | undefined, PeriodFigure | undefined],
    rest: Pick<StatCardProps, 'icon' | 'href'>,
  ) => {
    const isKnown = now !== undefined && before !== undefined;
    const change = isKnown ? formatChange(now.value, before.value) : undefined;
    const meaning = change?.startsWith('+') ? 'up' : change?.startsWith('0') ? 'same' : 'down';
    return (
      <StatCard
        key={name}
        label={t(`pages.dashboard.period.${name}`)}
        figure={isKnown ? <Figure {...now} /> : undefined}
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
        caption={isKnown ? t('pages.dashboard.period.before', { value: before.read }) : null}
        renderLink={routerLink}
        {...rest}
      />
    );
  };
  const [ridesNow, ridesPast] = [rides[0].data, rides[1].data];
  return (
    <StatCards aria-label={label}>
      {card('rides', [ridesIn(ridesNow), ridesIn(ridesPast)], {
        icon: CarFront,
        href: createdHref('/courses', period),
      })}
      {card('revenue', [revenueIn(ridesNow), revenueIn(ridesPast)], {
        icon: Euro,
        href: createdHref('/courses', period, { status: 'completed' }),
      })}
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
