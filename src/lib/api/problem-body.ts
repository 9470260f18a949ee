import { firstText, isObject, member } from '#schema/objects.ts';
import { ApiError } from './api-error.ts';

/** Creates the error of a response with a failing status. Its body may be anything. */
export function readProblemBody(status: number, body: unknown, headers?: Headers): ApiError {
  return new ApiError('http', {
    status,
    code: firstText(
      member(body, 'code'),
      member(member(body, 'error'), 'code'),
      member(member(body, 'data'), 'code'),
    ),
    serverMessage: firstText(member(body, 'message'), member(member(body, 'data'), 'message')),
    fieldErrors: readFieldErrors(member(body, 'errors')),
    data: member(body, 'data'),
    version: headers?.get('ETag') ?? undefined,
  });
}

/** Reads each field's messages: a text or a list of texts. Anything else is ignored. */
function readFieldErrors(errors: unknown): Record<string, string[]> {
  // Without a prototype, fields like `constructor` or `__proto__` cannot collide with inherited members.
  const fields: Record<string, string[]> = Object.create(null);
  if (!isObject(errors)) return fields;
  for (const [name, value] of Object.entries(errors)) {
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (text): text is string => typeof text === 'string' && text.trim() !== '',
    );
    if (texts.length > 0) fields[name] = texts;
  }
  return fields;
}
