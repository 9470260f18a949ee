import { problemMessage } from '#server/base/messages.ts';
import { invalid, malformed } from './http-error.ts';

const deepest = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const controlCharacters = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const markup = /<[a-z!/?]/i;
/** Never stored or shown as text: only hashed. */
const secrets = /password/i;

/**
 * Refuses what no write of the service may hold, whatever its schema says: keys that reach into JavaScript,
 * control characters, markup in a text. The schemas say what each field is; this is the wall behind them.
 */
export function guarded(body: unknown): unknown {
  if (!isPlain(body)) return body;
  const errors = new Map<string, readonly string[]>();
  for (const [field, value] of Object.entries(body)) {
    if (forbiddenKeys.has(field)) throw malformed('forbiddenKey');
    const wrong = problemIn(value, secrets.test(field), 0);
    if (wrong) errors.set(field, [problemMessage(wrong)]);
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  return body;
}

function problemIn(value: unknown, secret: boolean, depth: number): 'characters' | 'markup' | undefined {
  if (depth > deepest) throw malformed('malformedJson');
  if (typeof value === 'string') {
    if (controlCharacters.test(value)) return 'characters';
    return !secret && markup.test(value) ? 'markup' : undefined;
  }
  if (!isPlain(value) && !Array.isArray(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw malformed('forbiddenKey');
    const wrong = problemIn(inner, secret, depth + 1);
    if (wrong) return wrong;
  }
  return undefined;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}
