import { leftoverText } from './leftovers.ts';
import type { Report, ReportedDifference, Section } from './report.ts';
import { withoutWrite } from './writes.ts';

/** A line of the report. */
interface Line extends Omit<ReportedDifference, 'type'> {
  readonly type: ReportedDifference['type'] | 'renamed';
}

/** What each difference is called. */
const labels: Readonly<Record<Line['type'], string>> = {
  missing: 'missing',
  extra: 'not declared',
  null: 'null',
  type: 'wrong type',
  value: 'wrong value',
  status: 'wrong status',
  envelope: 'wrong envelope',
  renamed: 'renamed?',
};

/** Returns one line for each difference; a missing field and its counterpart share a line. */
function linesOf({ differences }: Section): Line[] {
  const extraOf = ({ type, counterpart }: ReportedDifference) =>
    type === 'missing'
      ? differences.find((each) => each.type === 'extra' && each.field === counterpart)
      : undefined;
  const joined = new Set(differences.map(extraOf));
  return differences
    .filter((each) => !joined.has(each))
    .map((each) => {
      const extra = extraOf(each);
      return extra ? { ...each, type: 'renamed', found: `as ${extra.field}: ${extra.found}` } : each;
    });
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** Escapes what Markdown would read as code or as an element: names of members may be data of the service. */
const plain = (text: string) =>
  text.replaceAll(/[\\`*<>\r\n]/g, (character) => (/\s/.test(character) ? ' ' : `\\${character}`));

function comparison({ type, declared, found }: Line): string {
  const parts = [type === 'extra' ? [] : `declared ${declared}`, type === 'missing' ? [] : `found ${found}`];
  return plain(parts.flat().join(', '));
}

/** Returns the share of a call's responses or records that have the difference of a line. */
function shareOf({ type, field }: Line, { times, of }: Line['calls'][number]): string {
  const noun = type === 'status' || type === 'envelope' || field === '' ? 'responses' : 'records';
  return of === 1 ? 'once' : `${times === of ? `all ${of}` : `${times} of ${of}`} ${noun}`;
}

/** Returns a call and, if only some queries have the difference, their parameters. */
const callText = ({ call, parameters }: Line['calls'][number]): string =>
  plain(parameters.length > 0 ? `${call} with ${parameters.join(' or ')}` : call);

function sectionLines(section: Section): string[] {
  const lines = linesOf(section);
  const results = {
    unchecked: '? NAME: could not be checked',
    fine: `✓ NAME: fine (${count(section.calls, 'call')})`,
    different: `✗ NAME: ${count(lines.length, 'difference')}`,
  };
  return [
    `- ${results[section.state].replace('NAME', plain(section.name))}`,
    ...lines.flatMap((line) => [
      `  - **${plain(line.field || 'the response')}** ${labels[line.type]}: ${comparison(line)}` +
        (line.isTolerated ? '; the screens work with it' : ''),
      ...line.calls.map((call) => `    - ${callText(call)} (${shareOf(line, call)})`),
    ]),
  ];
}

function uncheckedLines({ unchecked, unseen }: Report): string[] {
  if (unchecked.length + unseen.length === 0) return [];
  const byReason = Map.groupBy(unchecked, ({ reason }) => reason);
  return [
    '',
    '### Could not be checked',
    '',
    ...[...byReason].flatMap(([reason, calls]) =>
      reason === withoutWrite
        ? [`- ${count(calls.length, 'call')} with changes: --write checks those that it can undo`]
        : [`- ${plain(reason)}`, ...calls.map(({ call }) => `  - ${plain(call)}`)],
    ),
    ...(unseen.length > 0 ? ['- fields without a value in any record'] : []),
    ...unseen.map(({ name, fields }) => `  - ${plain(name)}: ${plain(fields.join(', '))}`),
  ];
}

/** Returns the report as Markdown, for the terminal and for the page of a pull request. */
export function reportText(report: Report): string {
  const { base, calls, records, sections, leftovers } = report;
  const lines = sections.flatMap(linesOf);
  const tolerated = lines.filter(({ isTolerated }) => isTolerated).length;
  const verdict = lines.length === 0 ? 'no difference' : count(lines.length, 'difference');
  return [
    `## Contract: ${verdict}${tolerated > 0 ? `; the screens work with ${tolerated} of them` : ''}`,
    '',
    `${plain(base)}: ${count(calls, 'call')}, ${count(records, 'record')} checked.`,
    '',
    ...sections.flatMap(sectionLines),
    ...uncheckedLines(report),
    ...leftovers.map((leftover) => `\n${plain(leftoverText(leftover))}`),
    '',
  ].join('\n');
}
