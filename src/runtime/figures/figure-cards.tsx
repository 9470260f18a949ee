import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatCard, type StatCardProps } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { figuresQuery } from '#lib/queries/figures-query.ts';
import { isFailed, QueryErrorCard } from '#runtime/page/query-error.tsx';
import { formatField } from '#runtime/record/present-field.ts';
import type { Field } from '#schema/field.ts';
import type { Figures } from '#schema/figures.ts';

interface FigureCardsProps<Name extends string> {
  /** The first cards, which other calls fill. They are shown also if the query fails. Default: none. */
  children?: ReactNode;
  figures: Figures<Name>;
  /** The query that reads them. */
  query: ReturnType<typeof figuresQuery>;
  /** Returns the content of a card, except its figure. */
  cardOf: (name: Name) => Omit<StatCardProps, 'figure'>;
  /** The name of the group. Default: it has none. */
  title?: string;
  /** True while the page shows another failure: one of this query is not shown beside it, and the query is repeated afterwards. */
  quiet?: boolean;
}

/** Shows figures as cards. A failure is shown here and leaves the rest of the page as it is. */
export function FigureCards<Name extends string>({
  children,
  figures,
  query,
  cardOf,
  title,
  quiet,
}: FigureCardsProps<Name>) {
  const t = useTranslate();
  const read = useQuery({ ...query, enabled: !quiet });
  if (isFailed(read))
    return (
      <>
        {children && <StatCards>{children}</StatCards>}
        {quiet || <QueryErrorCard query={read} title={title} />}
      </>
    );
  const textOf = (field: Field, value: unknown) => formatField(field, value) ?? t('common.none');
  return (
    <StatCards aria-label={title} aria-busy={read.isPending}>
      {children}
      {namesOf(figures.fields).map((name) => (
        <StatCard
          key={name}
          {...cardOf(name)}
          figure={read.data && textOf(figures.fields[name], read.data[name])}
        />
      ))}
    </StatCards>
  );
}

function namesOf<Name extends string>(fields: Readonly<Record<Name, Field>>): Name[] {
  return Object.keys(fields).filter((name): name is Name => name in fields);
}
