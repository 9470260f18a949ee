import { useQuery } from '@tanstack/react-query';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { FailedCard, hasFailed } from '#runtime/page/failed-read.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { formatField } from '#runtime/record/present-field.ts';
import type { Resource, Summary } from '#schema/resource.ts';

interface ListSummaryProps {
  resource: Resource;
  summary: Summary;
}

/** Figures about a whole list. Failing, they take nothing else of the page along. */
export function ListSummary({ resource, summary }: ListSummaryProps) {
  const t = useTranslate();
  const answer = useQuery(resourceQueries(resource).summary());
  if (hasFailed(answer)) return <FailedCard read={answer} />;
  return (
    <StatCards aria-busy={answer.isPending}>
      {Object.entries(summary.figures).map(([name, field]) => (
        <StatCard
          key={name}
          label={resourceText(resource, `summary.${name}`)}
          figure={answer.data && (formatField(field, answer.data[name]) ?? t('common.none'))}
        />
      ))}
    </StatCards>
  );
}
