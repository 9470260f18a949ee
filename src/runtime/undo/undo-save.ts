import type { ToastAction } from '#lib/notify/notify.ts';
import type { WriteHeaders } from '#lib/queries/write-headers.ts';
import { isSame } from '#lib/submission/same.ts';
import type { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Fields } from '#schema/resource.ts';
import { undoWrite } from './undo-write.ts';

type Draft = Readonly<Record<string, unknown>>;

interface Save {
  readonly fields: Fields;
  /** Validates the whole draft. */
  readonly schema: ReturnType<typeof fieldsSchema>;
  /** The values of the form before its record was edited, as a draft. */
  readonly before: Draft;
  /** The values that were saved, as a draft. */
  readonly saved: Draft;
  /** The version that the service gave the saved record. */
  readonly version: string | undefined;
  readonly send: (sent: Record<string, unknown>, headers: WriteHeaders) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
}

/**
 * Returns the button that writes the former values back; undefined if that is not possible: a new password, or other files, replace
 * those that nobody can read any more, or the former values are no longer valid.
 */
export function undoSave(save: Save): ToastAction | undefined {
  const { fields, schema, before, saved, version, send, refresh } = save;
  const isLost = Object.entries(fields).some(
    ([name, { access, file }]) => (access === 'writeOnly' || file) && !isSame(before[name], saved[name]),
  );
  const former = schema.safeParse(before);
  if (isLost || !former.success) return undefined;
  return undoWrite({ send: (key) => send(former.data, { key, version }), refresh });
}
