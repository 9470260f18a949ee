import type { Envelope, Parameter } from '#schema/call.ts';
import type { Call } from '#schema/endpoints.ts';
import { type ServedPath, servedAt } from '#schema/served-at.ts';

/** A JSON Schema, as the OpenAPI document has it. */
export type JsonSchema = Parameter['schema'];

/** A call that the contract declares, with what its response must be. */
export interface ContractCall extends ServedPath {
  /** Unique, e.g. `rides.list`. */
  readonly name: string;
  readonly method: Call['method'];
  /** The status of a response that succeeded. */
  readonly status: number;
  readonly envelope: Envelope;
  /** The schema of one record, or of other content of `data`. */
  readonly schema: JsonSchema;
  /** What its query may have. */
  readonly parameters: readonly Pick<Parameter, 'name' | 'schema'>[];
  /** The name of the resource whose records it reads by page, search, order and filters. */
  readonly list?: string | undefined;
}

const isParameter = (part: string | undefined) => part?.startsWith('{') ?? false;

/** Returns the values of the parameters that a path has, e.g. the id of a record; undefined if it is no such path. */
export function matchPath(declared: ServedPath, path: string): readonly string[] | undefined {
  const pattern = servedAt(declared).split('/');
  const segments = path.split('/');
  const isSame = (part: string, at: number) =>
    part === segments[at] || (isParameter(part) && segments[at] !== '');
  if (pattern.length !== segments.length || !pattern.every(isSame)) return undefined;
  return segments.filter((_, at) => isParameter(pattern[at]));
}

/** Returns the declaration of a call; undefined if the contract has none. A path without parameters goes first. */
export function findDeclared(
  calls: readonly ContractCall[],
  method: string,
  path: string,
): ContractCall | undefined {
  const parameters = (call: ContractCall) => call.path.split('{').length;
  return calls
    .filter((call) => call.method === method && matchPath(call, path) !== undefined)
    .toSorted((one, other) => parameters(one) - parameters(other))[0];
}
