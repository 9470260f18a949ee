import { parseArgs } from 'node:util';
import { readFields } from './field-grammar.ts';
import { checkResourceName } from './names.ts';
import type { ResourceRequest } from './request.ts';
import { capital, dashed, plain, Refused } from './sentence.ts';

/** What may be said about an entity, on the command line or in answer to questions. */
export interface Answers {
  readonly name: string;
  readonly fields?: string | undefined;
  readonly many?: string | undefined;
  readonly one?: string | undefined;
  readonly path?: string | undefined;
  readonly labels?: string | undefined;
  readonly endpoint?: string | undefined;
}

/** Reads `plate=Immatriculation, status.sold=Vendu`; a comma inside a label is written `\,`. */
function readLabels(text: string): Map<string, string> {
  const pairs = text
    .split(/(?<!\\),|\n/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [, key, label] = /^([\w.-]+)\s*=\s*(.+)$/.exec(pair) ?? [];
      if (key === undefined || label === undefined)
        throw new Refused(`--labels: “${pair}” is not understood: write field=Label.`);
      return [key, label.replaceAll('\\,', ',')];
    }),
  );
}

/** What is asked for, understood. */
export function requestOf({ name, fields, many, one, path, labels, endpoint }: Answers): ResourceRequest {
  const given = (text: string | undefined) =>
    text === undefined || text.trim() === '' ? undefined : text.trim();
  const plural = given(many);
  checkResourceName(name);
  return {
    name,
    fields: readFields(fields ?? ''),
    labels: readLabels(labels ?? ''),
    many: plural === undefined ? undefined : capital(plural),
    one: given(one),
    path: given(path) ?? plain(plural ?? dashed(name)),
    endpoint: given(endpoint),
  };
}

const options = {
  fields: { type: 'string' },
  many: { type: 'string' },
  one: { type: 'string' },
  path: { type: 'string' },
  labels: { type: 'string' },
  endpoint: { type: 'string' },
  from: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The words and options of a command line. */
export function readCommandLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refused(
      `${error instanceof Error ? error.message : String(error)} (--help shows what there is.)`,
    );
  }
}
