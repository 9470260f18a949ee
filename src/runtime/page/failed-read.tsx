import { Card } from '#kit/card/card.tsx';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** A read as the queries give it. */
interface Read {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Whether a read has failed, and is not being tried again. */
export function hasFailed({ error, isFetching }: Read): boolean {
  return error !== null && !isFetching;
}

/** Why something could not be read, in its own place, with another try. */
export function FailedRead({ read }: { read: Read }) {
  const t = useTranslate();
  return (
    <ErrorState
      title={errorText(read.error)}
      retry={{ label: t('common.retry'), onRetry: () => void read.refetch() }}
    />
  );
}

/** The same as a card, where the result would have been one or several. */
export function FailedCard({ read, title }: { read: Read; title?: string | undefined }) {
  return (
    <Card title={title}>
      <FailedRead read={read} />
    </Card>
  );
}
