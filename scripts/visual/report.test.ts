import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBaseline } from './baseline.ts';
import { countStates, judge, judgeLeft } from './outcomes.ts';
import { reportPage, writeReport } from './report.ts';

const grey = (shade: number) => {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(shade);
  return PNG.sync.write(png);
};
const shot = (id: string, png?: Buffer) => ({
  picture: { id, title: 'Components/Button', name: 'A <b> & "c"', mode: 'light', globals: {} },
  ...(png === undefined ? { problem: 'Its play function failed.' } : { png }),
});
const outcomes = [
  judge(shot('button--same@light', grey(255)), grey(255)),
  judge(shot('button--changed@light', grey(200)), grey(255)),
  judge(shot('button--new@light', grey(9)), undefined),
  judge(shot('button--failed@light'), grey(255)),
  judgeLeft('button--gone@dark', grey(255)),
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('each picture comes to one thing', () => {
  expect(outcomes.map(({ state }) => state)).toEqual(['same', 'changed', 'new', 'failed', 'removed']);
  expect(countStates(outcomes)).toEqual({ changed: 1, new: 1, removed: 1, failed: 1, same: 1 });
});

test('the report has all pictures beside it and asks nobody for anything', () => {
  const page = readFileSync(writeReport(folder, outcomes), 'utf8');
  const named = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => decodeURIComponent(path));
  expect(named).toHaveLength(7);
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(page).not.toMatch(/https?:\/\//);
});

test('what went wrong comes first, and names are text', () => {
  const page = reportPage(outcomes);
  const states = [...page.matchAll(/<article data-state="(\w+)"/g)].map(([, state]) => state);
  expect(states).toEqual(['failed', 'changed', 'new', 'removed', 'same']);
  expect(page).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
  expect(page).toContain('Its play function failed.');
});

test('what is accepted is the same next time', () => {
  const baseline = openBaseline(folder);
  baseline.accept([judge(shot('button--gone@dark', grey(1)), undefined)]);
  baseline.accept(outcomes);
  expect(baseline.ids().sort()).toEqual(['button--changed@light', 'button--new@light']);
  expect(judge(shot('button--changed@light', grey(200)), baseline.read('button--changed@light')).state).toBe(
    'same',
  );
});
