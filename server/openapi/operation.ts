import type * as z from 'zod/mini';
import type { Agreements } from '#schema/agreements.ts';
import type { CallAccess, Envelope, Parameter } from '#schema/call.ts';
import type { Call, Encoding } from '#schema/endpoints.ts';
import type { Fields, Resource, StoredRecord } from '#schema/resource.ts';
import type { JsonSchema } from './json-schema.ts';

/** The request body of a call. */
export interface SentBody {
  readonly media: Encoding;
  /** True if the call is accepted without it. */
  readonly optional?: true | undefined;
  readonly schema: JsonSchema;
  /** The types that each file may have. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** A call of the service, with everything that is declared about it. */
export interface Operation {
  /** Unique, e.g. `rides.list`. */
  readonly id: string;
  /** The name of a resource, or of a part of the service. */
  readonly group: string;
  readonly summary: string;
  readonly method: Call['method'];
  /** The path as it is declared, e.g. `/admin/rides/{id}`. */
  readonly path: string;
  readonly base?: Call['base'];
  readonly parameters: readonly Parameter[];
  readonly body?: SentBody;
  readonly envelope: Envelope;
  /** The schema of one record, or of other content of `data`. */
  readonly schema: JsonSchema;
  /** The name of that schema in the document. */
  readonly component: string;
  /** The events of the stream that the call responds with, if the request accepts one. */
  readonly streams?: string;
  /** The schema that the screens read with. It accepts more than is declared, e.g. a number as a text. */
  readonly reads?: z.ZodMiniType;
  /** The resource whose records it returns. */
  readonly holds?: Resource;
  /** The fields of figures. */
  readonly fields?: Fields;
  /** What the numbers of the response agree with. */
  readonly agreements?: Agreements<string, string> | undefined;
  /** True if the call takes a period. Its sums then are those of the period; otherwise they are a part of the whole. */
  readonly byPeriod?: true | undefined;
  readonly status: 200 | 201;
  /** The resource whose record the path names. */
  readonly of?: string;
  readonly access: CallAccess;
  /** True if the service sends the first response again for a repeated key. */
  readonly idempotent?: true | undefined;
  /** True if the caller must have proved their identity in the last minutes. */
  readonly proof?: true | undefined;
  /** True if a response has the version of the record, and a write may name the version that it changes. */
  readonly versioned?: true | undefined;
  /** True if the service limits how often it may be called. */
  readonly rateLimited?: boolean;
  /** The token that authorizes it. Default: the access token. */
  readonly bearer?: 'refreshToken';
  /** True if a record may have no such data: the status is then 404, or 409 if the record's state does not allow it. */
  readonly mayBeAbsent?: boolean;
  /** Returns true if a record may have it. Default: only the service can tell. */
  mayExist?(record: StoredRecord): boolean;
}

const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

/** Returns the schema of the whole response around the schema of a record. */
export function responseJson(envelope: Envelope, record: JsonSchema): JsonSchema {
  const list: JsonSchema = { type: 'array', items: record };
  const contents: Readonly<Record<Envelope, JsonSchema>> = {
    paginated: object(
      {
        items: list,
        total: { type: 'integer', minimum: 0 },
        more: { type: 'boolean', description: 'True if there are more than `total`.' },
      },
      ['items', 'total'],
    ),
    plain: list,
    record,
    nullable: { anyOf: [record, { type: 'null' }] },
    message: {},
  };
  return object({ data: contents[envelope], message: { type: 'string' } }, ['data']);
}
