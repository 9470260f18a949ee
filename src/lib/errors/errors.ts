import { ApiError, isAbortError } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';

/** The texts that describe an error to users. */
export interface Description {
  /** The text for a toast; empty if the texts of the fields are enough. */
  readonly text: string;
  /** The texts for the fields of a form. An object without a prototype: it has only the fields that the server named. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Describes any error of a call, in general and per field. If the server sent a message and field errors, both are
 * returned. An aborted call has no texts.
 */
export function describeError(error: unknown): Description {
  const fields: Record<string, string> = Object.create(null);
  if (isAbortError(error)) return { text: '', fields };
  if (!(error instanceof ApiError)) return { text: t('errors.fallback'), fields };
  for (const [name, texts] of Object.entries(error.fieldErrors)) fields[name] = texts.join('\n');
  return { text: textOf(error, Object.keys(fields).length > 0), fields };
}

/**
 * Describes an error for a form that shows errors at its inputs. The texts of fields for which it has no input are part
 * of the text.
 */
export function describeForForm(error: unknown, hasInput: (name: string) => boolean): Description {
  const { text, fields } = describeError(error);
  const entries = Object.entries(fields);
  const others = entries.flatMap(([name, line]) => (hasInput(name) ? [] : [line]));
  return {
    text: [text, ...others].filter((line) => line !== '').join('\n'),
    fields: Object.fromEntries(entries.filter(([name]) => hasInput(name))),
  };
}

/** Describes an error in one text, where there are no fields: for an action or a list. */
export function errorText(error: unknown): string {
  const { text, fields } = describeError(error);
  return text === '' ? Object.values(fields).join('\n') : text;
}

function textOf(error: ApiError, hasFields: boolean): string {
  if (error.reason === 'code') return t('errors.code');
  if (error.reason === 'network' || error.reason === 'timeout') return t('errors.network');
  return error.serverMessage ?? (hasFields ? '' : t('errors.fallback'));
}
