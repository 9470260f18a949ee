import type { ProblemName } from './problem-text.ts';

/**
 * Writes a problem as the message of a schema, so that schemas contain no French text.
 * @example problem('tooLong', { max: 255 }) // 'tooLong?max=255'
 */
export function problem(name: ProblemName, values: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? name : `${name}?${query}`;
}
