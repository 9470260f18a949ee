import { type Query, type QueryCache, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Card } from '#kit/card/card.tsx';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { PageParts } from '#kit/page/page-parts.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { isFailed } from './query-error.tsx';

/** The reads whose data is on the page. */
const shown = { type: 'active', predicate: (query: Query) => !query.isDisabled() } as const;

const stateOf = ({ state }: Query) => ({ ...state, isFetching: state.fetchStatus === 'fetching' });

/**
 * Watches what the reads of the page have in common: the error with which all of them failed. It stays until one has succeeded,
 * so that a further attempt does not show each failure for itself again.
 */
function watchReads(cache: QueryCache) {
  let common: Error | undefined;
  const next = (): Error | undefined => {
    const reads = cache.findAll(shown).map(stateOf);
    if (common !== undefined) return reads.some(({ status }) => status === 'success') ? undefined : common;
    const [first, second] = reads;
    if (!first?.error || !second || !reads.every(isFailed)) return undefined;
    const text = errorText(first.error);
    return reads.every(({ error }) => errorText(error) === text) ? first.error : undefined;
  };
  return {
    subscribe: (onChange: () => void) => cache.subscribe(onChange),
    read: () => {
      common = next();
      return common;
    },
  };
}

/**
 * The parts of a page that each read their own data, and show their own failures. If all of them have failed with the same
 * error, it is said once, with one button that repeats all of them.
 */
export function CommonFailure({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [reads] = useState(() => watchReads(client.getQueryCache()));
  const error = useSyncExternalStore(reads.subscribe, reads.read);
  const pending = useIsFetching(shown) > 0;
  return (
    <>
      {error && (
        <Card>
          <ErrorState
            title={errorText(error)}
            retry={{
              label: t('common.retry'),
              pending,
              onRetry: () => void client.refetchQueries(shown),
            }}
          />
        </Card>
      )}
      {/* The parts stay, so that their data is read again as soon as the connection is back. */}
      <PageParts hidden={error !== undefined}>{children}</PageParts>
    </>
  );
}
