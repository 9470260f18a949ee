import { styleText } from 'node:util';
import type { Report, ReportedDifference, Section } from './report.ts';
import { withoutWrite } from './writes.ts';

/** A line of the report. */
export interface Line extends Omit<ReportedDifference, 'type'> {
  readonly type: ReportedDifference['type'] | 'renamed';
}

/** What each difference is called. */
export const labels: Readonly<Record<Line['type'], string>> = {
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
export function linesOf(differences: readonly ReportedDifference[]): Line[] {
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

const marks = {
  different: styleText('red', '✗'),
  fine: styleText('green', '✓'),
  unchecked: styleText('yellow', '?'),
};
const dim = (text: string) => styleText('dim', text);
const bold = (text: string) => styleText('bold', text);
const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;
/** What a difference is about that is in no field. */
export const whole = 'the response';

/** Returns what is declared and what was found. */
export function comparison({ type, declared, found }: Line): string {
  const parts = [type === 'extra' ? [] : `declared ${declared}`, type === 'missing' ? [] : `found ${found}`];
  return parts.flat().join(', ');
}

/** Returns the share of a call's responses or records that have the difference of a line. */
export function shareOf({ type, field }: Line, { times, of }: Line['calls'][number]): string {
  const noun = type === 'status' || type === 'envelope' || field === '' ? 'responses' : 'records';
  return of === 1 ? 'once' : `${times === of ? `all ${of}` : `${times} of ${of}`} ${noun}`;
}

/** Returns the calls of a line with their shares. */
const callsOf = (line: Line): string[] =>
  line.calls.map((call) => `${call.call} ${dim(`(${shareOf(line, call)})`)}`);

function sectionLines({ name, state, calls, differences }: Section, nameWidth: number): string[] {
  const lines = linesOf(differences);
  const results = {
    unchecked: 'could not be checked',
    fine: `fine ${dim(`(${count(calls, 'call')})`)}`,
    different: styleText('red', count(lines.length, 'difference')),
  };
  const fieldWidth = Math.max(...lines.map(({ field }) => field.length), whole.length);
  const typeWidth = Math.max(...lines.map(({ type }) => labels[type].length)) + 2;
  return [
    `  ${marks[state]} ${name.padEnd(nameWidth)}  ${results[state]}`,
    ...lines.flatMap((line) => [
      `    ${bold((line.field || whole).padEnd(fieldWidth))}  ${labels[line.type].padEnd(typeWidth)}` +
        `${comparison(line)}${line.isTolerated ? dim('; the screens work with it') : ''}`,
      ...callsOf(line).map((call) => `${' '.repeat(6 + fieldWidth + typeWidth)}${call}`),
    ]),
  ];
}

function uncheckedLines({ unchecked, unseen }: Report): string[] {
  if (unchecked.length + unseen.length === 0) return [];
  const byReason = Map.groupBy(unchecked, ({ reason }) => reason);
  return [
    '',
    bold('Could not be checked'),
    ...[...byReason].flatMap(([reason, calls]) =>
      reason === withoutWrite
        ? [`  ${count(calls.length, 'call')} with changes: --write checks those that it can undo`]
        : [`  ${reason}`, ...calls.map(({ call }) => dim(`    ${call}`))],
    ),
    ...(unseen.length > 0 ? ['  fields without a value in any record'] : []),
    ...unseen.map(({ name, fields }) => dim(`    ${name}: ${fields.join(', ')}`)),
  ];
}

function verdict({ sections }: Report): string {
  const lines = sections.flatMap(({ differences }) => linesOf(differences));
  const tolerated = lines.filter(({ isTolerated }) => isTolerated).length;
  if (lines.length === 0)
    return styleText('green', 'No difference: the API is as the descriptors declare it.');
  const note = tolerated === 0 ? '' : ` The screens work with ${tolerated} of them.`;
  return `${styleText('red', count(lines.length, 'difference'))}.${note}`;
}

/** Returns the report as text for the terminal. */
export function printed(report: Report): string {
  const { base, calls, records, sections, leftovers } = report;
  const nameWidth = Math.max(...sections.map(({ name }) => name.length));
  const remaining = leftovers.map(({ resource, id }) =>
    styleText(
      'red',
      `\nNot deleted: a record of ${resource}${id === undefined ? '' : `, ${id}`}. Delete it.`,
    ),
  );
  return [
    `${bold(base)}  ${dim(`${count(calls, 'call')}, ${count(records, 'record')} checked`)}`,
    '',
    ...sections.flatMap((section) => sectionLines(section, nameWidth)),
    ...uncheckedLines(report),
    ...remaining,
    '',
    verdict(report),
    '',
  ].join('\n');
}
