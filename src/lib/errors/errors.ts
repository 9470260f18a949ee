import { ApiError, isAbandoned } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';

/** What people are told of a failure. */
export interface Description {
  /** For a toast; empty where there is nothing to say beside the fields. */
  readonly text: string;
  /** For the fields of a form. It has no prototype: only fields that the server named are in it. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The generic handler of failed calls: what to say of any failure, and of which field.
 * A message and field errors that come together are both given. Nothing is said of a call that was given up.
 */
export function describeError(error: unknown): Description {
  const fields: Record<string, string> = Object.create(null);
  if (isAbandoned(error)) return { text: '', fields };
  if (!(error instanceof ApiError)) return { text: t('errors.fallback'), fields };
  for (const [name, texts] of Object.entries(error.fieldErrors)) fields[name] = texts.join('\n');
  return { text: textOf(error, Object.keys(fields).length > 0), fields };
}

/** The same in one text, for places without fields: an action, or a list that could not be read. */
export function errorText(error: unknown): string {
  const { text, fields } = describeError(error);
  return text === '' ? Object.values(fields).join('\n') : text;
}

function textOf(error: ApiError, hasFields: boolean): string {
  if (error.reason === 'network' || error.reason === 'timeout') return t('errors.network');
  return error.serverMessage ?? (hasFields ? '' : t('errors.fallback'));
}
