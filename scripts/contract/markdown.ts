import { comparison, labels, linesOf, shareOf, whole } from './print.ts';
import type { Report, Section } from './report.ts';

/** Returns a text for a cell of a table: names of members may be data of the service. */
const cell = (text: string) =>
  text.replaceAll(/[\\`|<>\r\n]/g, (character) => (/\s/.test(character) ? ' ' : `\\${character}`));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const rowsOf = ({ name, differences }: Section) =>
  linesOf(differences).map((line) =>
    row([
      cell(name),
      cell(line.field || whole),
      labels[line.type],
      `${cell(comparison(line))}${line.isTolerated ? ' (tolerated)' : ''}`,
      line.calls.map((call) => `${cell(call.call)} (${shareOf(line, call)})`).join('<br>'),
    ]),
  );

/** Returns the report as a page for a pull request. */
export function markdownOf(report: Report): string {
  const { base, calls, records, sections, unchecked, leftovers } = report;
  const rows = sections.flatMap(rowsOf);
  const table = [
    row(['resource', 'field', 'difference', 'comparison', 'calls']),
    row(Array(5).fill('---')),
    ...rows,
  ];
  return [
    `## Contract: ${rows.length === 0 ? 'no difference' : `${rows.length} difference${rows.length === 1 ? '' : 's'}`}`,
    '',
    `${cell(base)}: ${calls} calls, ${records} records checked, ${unchecked.length} calls not checked.`,
    ...(rows.length === 0 ? [] : ['', ...table]),
    ...leftovers.map(
      ({ resource, id }) => `\nNot deleted: a record of ${cell(resource)}, ${cell(String(id ?? ''))}.`,
    ),
    ...(unchecked.length === 0
      ? []
      : [
          '',
          '<details><summary>Could not be checked</summary>',
          '',
          ...unchecked.map(({ call, reason }) => `- ${cell(call)}: ${cell(reason)}`),
          '',
          '</details>',
        ]),
    '',
  ].join('\n');
}
