import type { Parameter } from '#schema/call.ts';
import type { Operation } from './operation.ts';

/** The header with the version of a record. */
export const versionHeader = {
  description: 'The version of the record: a strong entity tag.',
  schema: { type: 'string' },
} as const;

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The version that the write changes, as a read sent it. Without it the write changes any version.',
  schema: { type: 'string' },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same UUID for each attempt of one submission. For 24 hours, a repeated key gets the first response; with another request it is refused with 422 and the code `E_IDEMPOTENCY_KEY_REUSED`.',
  schema: { type: 'string', format: 'uuid' },
};

/** Returns true if a call changes a record with a version. */
export const writesVersion = ({ versioned, method }: Operation): boolean =>
  versioned === true && method !== 'GET';

/** Returns true if the response of a call has the version of its record. */
export const sendsVersion = ({ versioned, envelope }: Operation): boolean =>
  versioned === true && envelope !== 'message';

/** Returns the headers that a call reads. */
export const headerParameters = (operation: Operation): readonly Parameter[] => [
  ...(writesVersion(operation) ? [ifMatch] : []),
  ...(operation.idempotent ? [idempotencyKey] : []),
];
