import type * as z from 'zod/mini';
import type { Agreements } from './agreements.ts';
import type { Call } from './endpoints.ts';
import type { Fields, Resource } from './resource.ts';

/**
 * The content of `data` in a response: a page of records and their total, every record, one record, one record or
 * null, or nothing that is read.
 */
export type Envelope = 'paginated' | 'plain' | 'record' | 'nullable' | 'message';

/** A parameter of a call, in the query string or in a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  /** False if several values are one text with commas. Default: the name is repeated. */
  readonly explode?: false;
  readonly schema: z.core.JSONSchema.BaseSchema;
}

/** The users who may make a call: anyone, every signed-in user, or administrators only. */
export type CallAccess = 'public' | 'signedIn' | 'admin';

interface HasFields {
  readonly fields: Fields;
}

/** A call of the service that belongs to no resource's descriptor. */
export interface ServiceCall {
  /** The group and the action, e.g. `session.signin`. */
  readonly name: string;
  readonly summary: string;
  readonly call: Call;
  /** The request body. Default: none. */
  readonly sends?: z.ZodMiniType | HasFields;
  /** The content of `data` in the response. Default: nothing that is read. */
  readonly returns?: z.ZodMiniType | HasFields | { readonly record: Resource } | { readonly list: Resource };
  /** Default: the envelope that fits `returns`. */
  readonly envelope?: Envelope;
  /** What the numbers of the response agree with. */
  readonly agreements?: Agreements;
  readonly parameters?: readonly Parameter[];
  /** The events of the stream that the call responds with, if the request accepts one. */
  readonly streams?: string;
  /** The resource whose record the path names. */
  readonly of?: string;
  /** The name of the response's schema in the published document. Default: derived from `name`. */
  readonly component?: string;
  readonly access: CallAccess;
  /** True if the service limits how often it may be called. */
  readonly rateLimited?: boolean;
  /** True if a read sends an `ETag`, and a write rejects an `If-Match` that names another version. */
  readonly versioned?: true;
  /** The token that authorizes it. Default: the access token. */
  readonly bearer?: 'refreshToken';
}
