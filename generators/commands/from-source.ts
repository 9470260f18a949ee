import { assertGenerated } from '#generators/editing/written-by-hand.ts';
import {
  optionNames,
  type ResourceOptions,
  type ResourceSpec,
  readSpec,
} from '#generators/grammar/resource-spec.ts';
import { asTable, corrected, fieldsOption, type Proposal, propose } from '#generators/inference/proposal.ts';
import { generateResource } from './resource.ts';

/** The options of a resource whose fields a schema or sample records suggest. */
type SourcedOptions = ResourceOptions & {
  readonly from: string;
  /** True to write the proposal without a question. */
  readonly yes?: boolean | undefined;
};

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the command that generates the same without the source. */
function commandOf(options: ResourceOptions): string {
  const texts = optionNames.flatMap((name) => (options[name] ? [`--${name} ${quoted(options[name])}`] : []));
  return `npm run generate -- resource ${[options.name, ...texts].join(' \\\n    ')}`;
}

/** Returns the options with the fields of a proposal. */
export const optionsWith = (options: ResourceOptions, proposal: Proposal): ResourceOptions => ({
  ...options,
  endpoint: options.endpoint ?? proposal.endpoint,
  fields: fieldsOption(proposal),
});

/** Proposes the fields of a resource, and writes it with `yes`. Returns the message and the written paths. */
export async function generateFrom({
  from,
  yes,
  ...options
}: SourcedOptions): Promise<{ message: string; spec: ResourceSpec; written?: readonly string[] }> {
  assertGenerated(options.name);
  const found = await propose(from);
  const proposal = options.fields === undefined ? found : corrected(found, options.fields);
  const message = `From ${proposal.found}:\n\n${asTable(proposal)}\n`;
  const complete = optionsWith(options, proposal);
  const spec = readSpec(complete);
  if (yes === true) return { message, spec, written: generateResource(spec) };
  return {
    spec,
    message: `${message}\nNothing was written. Correct the fields and run\n\n  ${commandOf(complete)}\n\nor add --yes to write this proposal.`,
  };
}
