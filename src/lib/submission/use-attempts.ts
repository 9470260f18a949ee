import { useRef } from 'react';
import { isRefusal } from '#lib/api/api-error.ts';
import { isSame } from './same.ts';

/**
 * Returns a function that sends entries under a key (a UUID, for `Idempotency-Key`). Until the service has responded, each
 * attempt of the same entries has the same key, since the service may have done the write although its response was lost.
 * Other entries have a new key, and so has the first attempt after a response.
 */
export function useAttempts<Entries, Result>(send: (entries: Entries, key: string) => Promise<Result>) {
  const last = useRef<{ entries: Entries; key: string }>(undefined);
  return async (entries: Entries): Promise<Result> => {
    const isRetry = last.current !== undefined && isSame(last.current.entries, entries);
    const attempt = isRetry && last.current ? last.current : { entries, key: createKey() };
    last.current = attempt;
    try {
      const result = await send(entries, attempt.key);
      last.current = undefined;
      return result;
    } catch (error) {
      if (isRefusal(error)) last.current = undefined;
      throw error;
    }
  };
}

/** Returns a random UUID. `crypto.randomUUID` exists only over HTTPS and on localhost. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const version = `4${digits.slice(13, 16)}`;
  const variant = `a${digits.slice(17, 20)}`;
  return [digits.slice(0, 8), digits.slice(8, 12), version, variant, digits.slice(20)].join('-');
}
