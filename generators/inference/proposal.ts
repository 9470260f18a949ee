import { readCorrections } from '#generators/grammar/fields.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { aligned } from './aligned.ts';
import { asGiven, asOption, type InferredField, inferFields } from './infer.ts';
import { membersOfRecords } from './record-members.ts';
import { membersOfSchema } from './schema-members.ts';
import { contentOf, recordsOf, schemasIn, withPageSize } from './source.ts';

/** The fields that a source suggests. */
export interface Proposal {
  /** Where they were found, e.g. `12 records of https://host/api/v1/admin/vehicles`. */
  readonly found: string;
  readonly fields: readonly InferredField[];
  /** The path of the list's call, if the source is one. */
  readonly endpoint?: string | undefined;
}

/** Returns the path of a call below the base of the API. */
const callAt = (url: URL | undefined) => /\/api\/v1(\/[\w/-]*\w)\/?$/.exec(url?.pathname ?? '')?.[1];

/** Proposes fields out of a schema (`openapi.json#/components/schemas/Vehicle`) or out of sample records. */
export async function propose(source: string): Promise<Proposal> {
  const [address = '', pointer] = source.split(/#(?=\/)/, 2);
  if (pointer !== undefined) {
    const document = await contentOf(address);
    const fields = inferFields(membersOfSchema(document, `#${pointer}`));
    return { found: `the schema #${pointer} of ${document.name}`, fields };
  }
  const response = await contentOf(withPageSize(address));
  const schemas = schemasIn(response.content);
  if (schemas !== undefined)
    throw new UsageError(
      `${response.name} describes an API: say which schema, like ${address}#/components/schemas/${schemas[0] ?? 'Vehicle'}. There are ${schemas.join(', ')}. All of it at once: npm run generate -- admin --from ${address}`,
    );
  const records = recordsOf(response);
  return {
    found: `${records.length} records of ${response.name}`,
    fields: inferFields(membersOfRecords(records)),
    endpoint: callAt(response.url),
  };
}

/** Returns a proposal with corrections: `seats:money!` replaces or adds a field, `-seats` leaves it out. */
export function corrected({ fields, ...proposal }: Proposal, corrections: string): Proposal {
  const { dropped, fields: specs } = readCorrections(corrections);
  const stated = specs.map(asGiven);
  const unknown = dropped.find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no “${unknown}” to leave out.`);
  const kept = fields.map((field): InferredField => {
    if (dropped.includes(field.name)) return { name: field.name, confidence: 'certain', reason: 'as given' };
    return stated.find(({ name }) => name === field.name) ?? field;
  });
  const added = stated.filter(({ name }) => !fields.some((field) => field.name === name));
  return { ...proposal, fields: [...kept, ...added] };
}

const isKept = ({ kind }: InferredField) => kind !== undefined;

/** Returns the value of `--fields` for the same fields. */
export const fieldsOption = ({ fields }: Proposal) => fields.filter(isKept).map(asOption).join(', ');

/** Returns a proposal as a table for a terminal: each field with its kind, then what is left out. */
export function asTable({ fields }: Proposal): string {
  const rows = fields
    .filter(isKept)
    .map(({ name, kind = '', confidence, reason }) => [name, kind, confidence, reason]);
  const lines = aligned([['field', 'kind', 'confidence', 'reason'], ...rows], 34);
  const left = fields.filter((field) => !isKept(field)).map(({ name, reason }) => `  ${name}: ${reason}`);
  return [...lines, ...(left.length === 0 ? [] : ['', 'Left out:', ...left])].join('\n');
}
