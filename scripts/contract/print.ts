import { styleText } from 'node:util';
import type { Drift, Report, Section } from './report.ts';
import { unwritten } from './writes.ts';

type Line = Omit<Drift, 'kind'> & { readonly kind: Drift['kind'] | 'renamed' };

const kinds: Readonly<Record<Line['kind'], string>> = {
  missing: 'missing',
  extra: 'not declared',
  null: 'null',
  type: 'wrong type',
  status: 'wrong status',
  envelope: 'wrong envelope',
  renamed: 'renamed?',
};

/** A member that is gone and the one that has come in its place are one line. */
function linesOf(drifts: readonly Drift[]): Line[] {
  const gone = drifts.filter(({ kind, perhaps }) => kind === 'missing' && perhaps !== undefined);
  const cameOf = ({ perhaps }: Line) =>
    drifts.find(({ kind, place }) => kind === 'extra' && place === perhaps);
  const folded = new Set(gone.map(cameOf));
  return drifts
    .filter((drift) => !folded.has(drift))
    .map((drift) => {
      const came = gone.includes(drift) ? cameOf(drift) : undefined;
      return came ? { ...drift, kind: 'renamed', found: `as ${came.place}: ${came.found}` } : drift;
    });
}

const marks = {
  drift: styleText('red', '✗'),
  fine: styleText('green', '✓'),
  unchecked: styleText('yellow', '?'),
};
const dim = (text: string) => styleText('dim', text);
const bold = (text: string) => styleText('bold', text);
const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** What is declared beside what came. */
function said({ kind, declared, found }: Line): string {
  const came = kind === 'missing' ? '' : `came ${found}`;
  const asked = kind === 'extra' ? '' : `declared ${declared}`;
  return [asked, came].filter((part) => part !== '').join(', ');
}

/** In how many of the answers, unless in all. */
const often = ({ calls, kind, place }: Line) => {
  const whole = kind === 'status' || kind === 'envelope' || place === '';
  return calls.map(({ call, times, of }) => {
    const share = times === of ? `all ${of}` : `${times} of ${of}`;
    return `${call} ${dim(`(${of === 1 ? 'once' : `${share} ${whole ? 'answers' : 'records'}`})`)}`;
  });
};

function driftLines(drift: Line, [placeWidth, kindWidth]: readonly [number, number]): string[] {
  const { place, kind, isForgiven } = drift;
  const notes = said(drift) + (isForgiven ? dim('; the screens cope') : '');
  const name = (place || 'the answer').padEnd(placeWidth);
  const indent = ' '.repeat(6 + placeWidth + kindWidth);
  return [
    `    ${bold(name)}  ${kinds[kind].padEnd(kindWidth)}${notes}`,
    ...often(drift).map((call) => `${indent}${call}`),
  ];
}

function sectionLines({ name, state, calls, drifts }: Section, nameWidth: number): string[] {
  const lines = linesOf(drifts);
  const told =
    state === 'unchecked'
      ? 'could not be checked'
      : state === 'fine'
        ? `fine ${dim(`(${count(calls, 'call')})`)}`
        : styleText('red', count(lines.length, 'difference'));
  const widths = [
    Math.max(...lines.map(({ place }) => place.length), 'the answer'.length),
    Math.max(...lines.map(({ kind }) => kinds[kind].length)) + 2,
  ] as const;
  return [
    `  ${marks[state]} ${name.padEnd(nameWidth)}  ${told}`,
    ...lines.flatMap((drift) => driftLines(drift, widths)),
  ];
}

function uncheckedLines({ unchecked, neverSeen }: Report): string[] {
  if (unchecked.length + neverSeen.length === 0) return [];
  const byReason = Map.groupBy(unchecked, ({ reason }) => reason);
  return [
    '',
    bold('Could not be checked'),
    ...[...byReason].flatMap(([reason, calls]) =>
      reason === unwritten
        ? [
            `  ${count(calls.length, 'call')} that ${calls.length === 1 ? 'writes' : 'write'}: --write replays what can be undone`,
          ]
        : [`  ${reason}`, ...calls.map(({ call }) => dim(`    ${call}`))],
    ),
    ...(neverSeen.length > 0
      ? ['  members that never held anything: null, or inside an empty list, wherever they were looked for']
      : []),
    ...neverSeen.map(({ name, places }) => dim(`    ${name}: ${places.join(', ')}`)),
  ];
}

function verdict({ sections }: Report): string {
  const lines = sections.flatMap(({ drifts }) => linesOf(drifts));
  const forgiven = lines.filter(({ isForgiven }) => isForgiven).length;
  if (lines.length === 0)
    return styleText('green', 'No difference: the API is what the descriptors declare.');
  const all = forgiven === lines.length ? (forgiven === 1 ? 'it' : 'all of them') : `${forgiven} of them`;
  const cope = forgiven === 0 ? '' : ` The screens cope with ${all}.`;
  return `${styleText('red', count(lines.length, 'difference'))}.${cope}`;
}

/** The report for people. */
export function printed(report: Report): string {
  const { base, calls, records, sections, leftovers } = report;
  const nameWidth = Math.max(...sections.map(({ name }) => name.length));
  return [
    `${bold(base)}  ${dim(`${count(calls, 'call')}, ${count(records, 'record')} looked at`)}`,
    '',
    ...sections.flatMap((section) => sectionLines(section, nameWidth)),
    ...uncheckedLines(report),
    ...leftovers.map(({ resource, id }) =>
      styleText(
        'red',
        `\nLeft behind: a record of ${resource}${id === undefined ? '' : `, ${id}`}. Please delete it.`,
      ),
    ),
    '',
    verdict(report),
    '',
  ].join('\n');
}
