import { type Answers, requestOf } from '#generators/grammar/request.ts';
import { asTable, corrected, fieldsOption, type Proposal, propose } from '#generators/inference/proposal.ts';
import { generateResource } from './resource.ts';

/** A resource whose fields a schema or sample records suggest. */
export interface SourcedAnswers extends Answers {
  readonly from: string;
  /** True to write the proposal without a question. */
  readonly yes?: boolean | undefined;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the command that generates the same without the source. */
function commandOf(answers: Answers): string {
  const names = ['many', 'one', 'path', 'icon', 'group', 'labels', 'endpoint', 'fields'] as const;
  const options = names.flatMap((name) => (answers[name] ? [`--${name} ${quoted(answers[name])}`] : []));
  return `npm run generate -- resource ${[answers.name, ...options].join(' \\\n    ')}`;
}

/** Returns the answers with the fields of a proposal. */
export const answersWith = (answers: Answers, proposal: Proposal): Answers => ({
  ...answers,
  endpoint: answers.endpoint ?? proposal.endpoint,
  fields: fieldsOption(proposal),
});

/** Proposes the fields of a resource, and writes it with `yes`. Returns the message and the written paths. */
export async function generateFrom({
  from,
  yes,
  ...answers
}: SourcedAnswers): Promise<{ message: string; written?: readonly string[] }> {
  const found = await propose(from);
  const proposal = answers.fields === undefined ? found : corrected(found, answers.fields);
  const message = `From ${proposal.found}:\n\n${asTable(proposal)}\n`;
  const complete = answersWith(answers, proposal);
  const request = requestOf(complete);
  if (yes === true) return { message, written: generateResource(request) };
  return {
    message: `${message}\nNothing was written. Correct the fields and run\n\n  ${commandOf(complete)}\n\nor add --yes to write this proposal.`,
  };
}
