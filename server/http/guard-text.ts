import { problemMessage } from '#server/base/messages.ts';
import { invalid, malformed } from './http-error.ts';

const maxDepth = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const controlCharacters = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
/** Marks that change the direction of the text after them. */
const directionMarks = /\p{Bidi_C}/u;
const markup = /<[a-z!/?]/i;
/** Fields that are only hashed, never stored or shown. */
const secrets = /password/i;

/**
 * Returns the body. Throws an `HttpError` if it contains what no write may contain: keys that could change the
 * prototype of an object, control characters, direction marks, or markup in a text. It protects the service where a
 * schema allows too much.
 */
export function guarded(body: unknown): unknown {
  if (!isPlain(body)) return body;
  const errors = new Map<string, readonly string[]>();
  for (const [field, value] of Object.entries(body)) {
    if (forbiddenKeys.has(field)) throw malformed('forbiddenKey');
    const problem = problemIn(value, secrets.test(field), 0);
    if (problem) errors.set(field, [problemMessage(problem)]);
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  return body;
}

function problemIn(value: unknown, secret: boolean, depth: number): 'characters' | 'markup' | undefined {
  if (depth > maxDepth) throw malformed('malformedJson');
  if (typeof value === 'string') {
    if (controlCharacters.test(value)) return 'characters';
    if (secret) return undefined;
    if (directionMarks.test(value)) return 'characters';
    return markup.test(value) ? 'markup' : undefined;
  }
  if (!isPlain(value) && !Array.isArray(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw malformed('forbiddenKey');
    const problem = problemIn(inner, secret, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}
