import { useState } from 'react';
import { useAttempts } from './use-attempts.ts';
import { useSingleSubmission } from './use-single-submission.ts';

interface UseWriteOptions<Entries, Result> {
  /** `key` is the same for each attempt of the same entries until the service has responded. */
  readonly send: (entries: Entries, key: string) => Promise<Result>;
  /** Runs after the service has accepted the write. The submission counts as pending until it is done. */
  readonly onSuccess: (result: Result, entries: Entries) => void | Promise<void>;
  readonly onError: (error: unknown, entries: Entries) => void | Promise<void>;
}

/** Returns the state of a write, and `submit`, which sends it once. Each attempt of the same entries has the same key. */
export function useWrite<Entries, Result>({ send, onSuccess, onError }: UseWriteOptions<Entries, Result>) {
  const { pending, take } = useSingleSubmission();
  const attempt = useAttempts(send);
  const [error, setError] = useState<unknown>();

  async function write(entries: Entries) {
    setError(undefined);
    // An error of `onSuccess` is not one of the write.
    await attempt(entries).then(
      (result) => onSuccess(result, entries),
      (failure: unknown) => {
        setError(failure);
        return onError(failure, entries);
      },
    );
  }

  return {
    pending,
    /** The error of the last submission; undefined if it was accepted. */
    error,
    /** Sends the entries that `read` returns or resolves to; nothing if they are undefined. */
    submit: (read: () => Entries | undefined | Promise<Entries | undefined>) =>
      take(async () => {
        const entries = await read();
        if (entries !== undefined) await write(entries);
      }),
  };
}
