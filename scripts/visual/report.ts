import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countStates, type Outcome, type State } from './outcomes.ts';
import { runReport } from './report-page.ts';

const faces = ['before', 'after', 'difference'] as const;
const faceNames = { before: 'Before', after: 'After', difference: 'Difference' } as const;
const stateNames: Readonly<Record<State, string>> = {
  failed: 'Failed',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  same: 'Unchanged',
};
const states: readonly State[] = ['failed', 'changed', 'new', 'removed', 'same'];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** What is worth seeing of a picture: of one that did not change, one side is enough. */
const facesOf = (outcome: Outcome) =>
  faces.filter((face) => outcome[face] !== undefined && !(outcome.state === 'same' && face === 'before'));

/** Writes the report: one page and the pictures beside it, so that the folder can be sent to anybody. */
export function writeReport(folder: string, outcomes: readonly Outcome[]): string {
  rmSync(folder, { recursive: true, force: true });
  for (const face of faces) mkdirSync(join(folder, face), { recursive: true });
  for (const outcome of outcomes)
    for (const face of facesOf(outcome))
      writeFileSync(join(folder, face, `${outcome.id}.png`), outcome[face] ?? '');
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(outcomes));
  return page;
}

/** The page of the report: everything in it, the pictures excepted. */
export function reportPage(outcomes: readonly Outcome[]): string {
  const counts = countStates(outcomes);
  const toggle = (group: string, value: string, label: string, on: boolean) =>
    `<button type="button" data-group="${group}" data-value="${escaped(value)}" aria-pressed="${on}">${label}</button>`;
  const chips = states
    .filter((state) => counts[state] > 0)
    .map((state) => toggle('state', state, `${stateNames[state]} <b>${counts[state]}</b>`, state !== 'same'));
  const modes = [...new Set(outcomes.map(({ mode }) => mode))].sort();
  const sorted = outcomes.toSorted(
    (left, right) =>
      states.indexOf(left.state) - states.indexOf(right.state) || left.id.localeCompare(right.id),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures of the stories</title>
<style>${readFileSync(new URL('report.css', import.meta.url), 'utf8')}</style>
<header>
<h1>Pictures of the stories<small>${outcomes.length} compared</small></h1>
<div class="filters" role="group" aria-label="State">${chips.join('')}</div>
<div class="filters" role="group" aria-label="Mode">${modes.map((mode) => toggle('mode', mode, escaped(mode), true)).join('')}</div>
<input id="search" type="search" placeholder="Component, story…" aria-label="Search">
</header>
<main>
<p id="empty" hidden>${outcomes.length === counts.same ? 'Nothing differs.' : 'Nothing fits these filters.'}</p>
${sorted.map(card).join('\n')}
</main>
<dialog id="viewer" aria-label="Picture"><nav><span class="caption"></span>${faces.map(() => '<button type="button" data-face></button>').join('')}<button type="button" id="previous">← Previous</button><button type="button" id="next">Next →</button><button type="button" id="close">Close</button></nav><div class="stage"><img alt=""></div></dialog>
<script>(${runReport.toString()})()</script>
</html>
`;
}

function card(outcome: Outcome): string {
  const { id, title, name, mode, state, pixels, problem } = outcome;
  const text = escaped(`${id} ${title}/${name} ${mode}`.toLowerCase());
  const pictures = facesOf(outcome).map((face) => {
    const label = faceNames[face];
    return `<figure><figcaption>${label}</figcaption><button type="button" class="zoom"><img loading="lazy" src="${face}/${encodeURIComponent(id)}.png" alt="${label}"></button></figure>`;
  });
  const note =
    pixels === undefined
      ? ''
      : `<span class="note">${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}</span>`;
  return `<article data-state="${state}" data-mode="${escaped(mode)}" data-text="${text}">
<header><span class="state">${stateNames[state]}</span><h2><span>${escaped(title)} /</span> ${escaped(name)} <span>· ${escaped(mode)}</span></h2>${note}</header>
${problem === undefined ? '' : `<p class="problem">${escaped(problem)}</p>`}${pictures.length === 0 ? '' : `<div class="faces${isStrip(outcome) ? ' strip' : ''}">${pictures.join('')}</div>`}
</article>`;
}

/** Whether a picture is so flat that three of them are better seen below each other. */
function isStrip({ before, after }: Outcome): boolean {
  const picture = after ?? before;
  // A PNG says its width and its height in its first chunk.
  return (
    picture !== undefined && picture.length > 24 && picture.readUInt32BE(16) > 3 * picture.readUInt32BE(20)
  );
}
