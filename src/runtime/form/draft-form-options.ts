import type { WriteOptions } from '#lib/queries/write-headers.ts';
import type { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Fields } from '#schema/resource.ts';
import type { Edited } from './edited.ts';
import type { Written } from './send-merged.ts';
import type { Draft, DraftBase } from './use-draft-base.ts';

/** What a form is about, and what happens with it. */
export interface DraftFormOptions {
  /** The fields by name. Each validates its value and converts it to what is sent. */
  readonly fields: Fields;
  /** Validates the whole draft. Default: each field validates its value. */
  readonly schema?: ReturnType<typeof fieldsSchema>;
  /** The fields on the form. Default: all. */
  readonly names?: readonly string[];
  /** The values of the record, the same object until the record changes. A form without changes follows them. */
  readonly initial: Draft;
  /** The name of the form in the browser's storage of drafts, e.g. `users/12`. Default: changes are not kept. */
  readonly keepAs?: string;
  readonly send: (sent: Record<string, unknown>, options: WriteOptions) => Promise<Written | undefined>;
  /** Default: the form creates a record, or edits none. */
  readonly edited?: Edited | undefined;
  /** Returns the field for a name in the service's errors. Default: the field of that name. */
  readonly nameOf?: (serviceName: string) => string;
  /** The text of the toast after the service has accepted the submission. */
  readonly success: string;
  /** Reads the shown data again after a save of an edited record was undone. Default: it cannot be undone. */
  readonly refreshAfterUndo?: () => Promise<unknown>;
  /** True if the form disappears after it is saved. Until then it cannot be submitted again. Default: false. */
  readonly closesOnSave?: boolean;
  /** Runs after the service has accepted the submission. The form counts as pending until it is done. */
  readonly onSaved?: () => void | Promise<void>;
  /** Reads the record as it was saved, for a form that stays open. Default: the form knows only what it has sent. */
  readonly readSaved?: (written: Written | undefined) => Promise<DraftBase | undefined>;
  /** Returns true if what was typed meanwhile can be saved after this write. Default: it can. */
  readonly canGoOn?: (written: Written | undefined) => boolean;
  /** Runs after `onSaved`, unless something was typed meanwhile that can be saved: then the form stays open. */
  readonly onDone?: () => void;
}
