import type { Envelope, Parameter } from '#schema/call.ts';
import type { Call } from '#schema/endpoints.ts';
import { byParameters, matchPath } from '#schema/match-path.ts';
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

/** Returns the declaration of a call; undefined if the contract has none. A path without parameters goes first. */
export function findDeclared(
  calls: readonly ContractCall[],
  method: string,
  path: string,
): ContractCall | undefined {
  return calls
    .filter((call) => call.method === method && matchPath(servedAt(call), path) !== undefined)
    .toSorted(byParameters)[0];
}
