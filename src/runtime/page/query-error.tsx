import { Card } from '#kit/card/card.tsx';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { isKept } from '#lib/connection/is-kept.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** The state of a query. */
interface Query {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Returns true if a query has failed, is not being repeated, and has no earlier data that is still shown. */
export function isFailed(query: Omit<Query, 'refetch'>): boolean {
  return query.error !== null && !query.isFetching && !isKept(query);
}

/** Returns the first failed one of the queries that are shown together, or undefined. Its `refetch` repeats all failed ones. */
export function failureOf(queries: readonly Query[]): Query | undefined {
  const failed = queries.filter(isFailed);
  return failed[0] && { ...failed[0], refetch: () => failed.map(({ refetch }) => refetch()) };
}

/** Shows the error of a query where its data would be, with a button to try again. */
export function QueryError({ query }: { query: Query }) {
  const t = useTranslate();
  return (
    <ErrorState
      title={errorText(query.error)}
      retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}
    />
  );
}

/** Shows the error of a query in a card, where its data would be in one or several cards. */
export function QueryErrorCard({ query, title }: { query: Query; title?: string | undefined }) {
  return (
    <Card title={title}>
      <QueryError query={query} />
    </Card>
  );
}
