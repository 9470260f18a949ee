import * as z from 'zod/mini';
import { decided } from './decided.ts';
import type { RecordId } from './resource.ts';
import { recordId } from './schemas.ts';

/** Another record inside a record: its id, and its name under its own member. */
export interface NamedRecord {
  readonly id: RecordId;
  readonly [member: string]: RecordId;
}

/** Returns the schema of another record whose name is the member `by`. */
export const namedRecord = (by: string): z.ZodMiniType<NamedRecord> =>
  decided(z.object({ id: recordId, [by]: z.string() }));
