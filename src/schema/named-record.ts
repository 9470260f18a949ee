import * as z from 'zod/mini';
import { decided } from './decided.ts';
import { member } from './objects.ts';
import { recordId } from './record-id.ts';
import type { RecordId } from './resource.ts';

/** Another record inside a record: its id, and its name in the same member as in its own resource. */
export interface NamedRecord {
  readonly id: RecordId;
  readonly [member: string]: RecordId;
}

/** Returns a value if it is an id by itself: what is missing, blank or no whole number names no record. */
const plainId = (value: unknown): RecordId | undefined =>
  (typeof value === 'string' && value.trim() !== '') ||
  (typeof value === 'number' && Number.isInteger(value) && value > 0)
    ? value
    : undefined;

/** Returns the id of a record inside a record, which a service may send with its name or alone. */
export const linkedId = (value: unknown): RecordId | undefined =>
  plainId(value) ?? recordId.safeParse(member(value, 'id')).data;

/**
 * Returns the schema of another record inside a record; the member `by` is its name. A service may send its id alone: that is
 * its name, too, where no other one is known.
 */
export const namedRecord = (by: string): z.ZodMiniType<NamedRecord> =>
  decided(
    z.pipe(
      z.transform((value) => {
        const id = plainId(value);
        return id === undefined ? value : { id, [by]: String(id) };
      }),
      z.object({ id: recordId, [by]: z.string() }),
    ),
  );
