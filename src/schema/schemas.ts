import * as z from 'zod/mini';
import { decided } from './decided.ts';
import { recordId } from './record-id.ts';
import type { RecordOf, Resource } from './resource.ts';

/** Returns the schema of one record, as the service sends it. */
export function recordSchema<R extends Resource>(resource: R): z.ZodMiniType<RecordOf<R>> {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.access !== 'writeOnly');
  const members = fields.map(([name, field]) => field.members ?? { [name]: field.record });
  return decided(z.object({ id: recordId, ...Object.assign({}, ...members) }));
}
