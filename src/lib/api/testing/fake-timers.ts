import { vi } from 'vitest';

/** Fakes all timers of a test, including `AbortSignal.timeout`, which Vitest leaves real. */
export function useFakeTimers(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Ends {@link useFakeTimers}. */
export function useRealTimers(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
}
