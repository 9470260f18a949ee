import * as z from 'zod/mini';
import { readChanges } from '#resources/paths/changes.ts';
import type { ServiceCall } from '#schema/call.ts';

const change = z.object({
  /** The name of a resource. */
  resource: z.string(),
  /** The number of records that were created, changed or deleted. */
  count: z.int().check(z.positive()),
});

/** The changes since a position, without their contents. */
export const changesSince = z.object({
  /** The position of the next reading. */
  position: z.string(),
  /** False if the position was unknown or is too old: anything may have changed. */
  complete: z.boolean(),
  changes: z.array(change),
});

/** The call that tells what has changed. */
export const changeCalls: readonly ServiceCall[] = [
  {
    name: 'changes.read',
    summary: 'Which resources have changed since a position, once or as they change',
    call: readChanges,
    returns: changesSince,
    streams:
      'With `Accept: text/event-stream`. The first event is `start` with `{complete}`; each further one is `{resource, count}`. Their ids are positions. Bytes come at least every 30 s, e.g. an empty comment: a silent stream counts as lost.',
    parameters: [
      {
        name: 'since',
        in: 'query',
        description: 'The position of an earlier response or event. Default: the present.',
        schema: { type: 'string' },
      },
      {
        name: 'age',
        in: 'query',
        description:
          'Without `since`: how many seconds ago the caller has read its oldest data, so that it also gets what has changed since. Default: 0.',
        schema: { type: 'integer', minimum: 0 },
      },
    ],
    access: 'admin',
    rateLimited: true,
  },
];
