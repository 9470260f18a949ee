import * as z from 'zod/mini';
import { decided } from './decided.ts';
import { recordId } from './record-id.ts';
import type { RecordId } from './resource.ts';

/** Another record inside a record: its id, and its name in the same member as in its own resource. */
export interface NamedRecord {
  readonly id: RecordId;
  readonly [member: string]: RecordId;
}

/** Returns the schema of another record inside a record; the member `by` is its name. */
export const namedRecord = (by: string): z.ZodMiniType<NamedRecord> =>
  decided(z.object({ id: recordId, [by]: z.string() }));
