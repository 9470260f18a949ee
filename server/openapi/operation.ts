import type * as z from 'zod/mini';
import type { Body, Call } from '#schema/endpoints.ts';
import type { StoredRecord } from '#schema/resource.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * What an answer holds in `data`: a page of records and their total, every record, one record, one or null, or
 * nothing that anybody reads.
 */
export type Envelope = 'paginated' | 'plain' | 'one' | 'maybe' | 'told';

/** What is sent along with a call. */
export interface SentBody {
  readonly media: Body;
  readonly schema: JsonSchema;
  /** The types that each file may have. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Something that may be asked for in the query string, or said in a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A call of the service with all that is declared of it, whoever declares it. */
export interface Operation {
  /** Unique, e.g. `rides.list`. */
  readonly id: string;
  /** What it is about: the name of an entity, or of a part of the service. */
  readonly group: string;
  readonly summary: string;
  readonly method: Call['method'];
  /** As descriptors write it, e.g. `/admin/rides/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: SentBody;
  readonly envelope: Envelope;
  /** One record, or whatever stands in its place. */
  readonly schema: JsonSchema;
  /** What that is called where schemas are named. */
  readonly component: string;
  /** What the screens can do with, which is more than what is declared: a number may come as a text. */
  readonly reads?: z.ZodMiniType;
  readonly status: 200 | 201;
  /** The entity whose record the path names, where it names one. */
  readonly of?: string;
  /** Anybody may call it. Default: whoever is signed in as an administrator. */
  readonly isOpen?: boolean;
  /** Whoever is signed in may call it, administrator or not. */
  readonly isForAll?: boolean;
  /** Who calls it too often is told to wait. */
  readonly isLimited?: boolean;
  /** There may be none for a record: 404, or 409 where its state does not allow one. */
  readonly mayLack?: boolean;
  /** Which records have it; without it, only the service knows. */
  exists?(record: StoredRecord): boolean;
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const atRoot = /^\/auth\/|^\/admin\/users\/[^/]+\/withdrawal-methods$/;

/** Where a call is served: two kinds stand at the server's root. */
export const servedAt = (path: string): string => (atRoot.test(path) ? path : `/api/v1${path}`);

const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

/** The whole answer around a record. */
export function answerJson(envelope: Envelope, record: JsonSchema): JsonSchema {
  const list: JsonSchema = { type: 'array', items: record };
  const contents: Readonly<Record<Envelope, JsonSchema>> = {
    paginated: object({ items: list, total: { type: 'integer', minimum: 0 } }, ['items', 'total']),
    plain: list,
    one: record,
    maybe: { anyOf: [record, { type: 'null' }] },
    told: {},
  };
  return object({ data: contents[envelope], message: { type: 'string' } }, ['data']);
}
