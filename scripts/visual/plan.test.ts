import { expect, test } from 'vitest';
import { firstOfEach, picturesOf, planOf, type Story } from './plan.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const modes = [
  { name: 'light', globals: { theme: 'light' }, viewport: wide },
  { name: 'dark', globals: { theme: 'dark' }, viewport: wide },
];
const phone = { name: 'phone', globals: { theme: 'light' }, viewport: narrow };
const story = (id: string, title: string, given: Partial<Story> = {}): Story => ({
  id,
  title,
  name: 'Primary',
  layout: 'padded',
  modes,
  disabled: false,
  ...given,
});
const idsOf = (...given: Parameters<typeof planOf>) => picturesOf(planOf(...given)).map(({ id }) => id);

test('a story has one picture for each of its modes', () => {
  expect(idsOf([story('button--primary', 'Components/Button')])).toEqual([
    'button--primary@light',
    'button--primary@dark',
  ]);
});

test('a mode in another size is a session of its own', () => {
  const plan = planOf([story('list--full', 'Screens/List', { modes: [...modes, phone] })]);
  expect(plan.map(({ viewport }) => viewport)).toEqual([wide, narrow]);
  expect(picturesOf(plan).map(({ id }) => id)).toContain('list--full@phone');
});

test('a story that decides its size is taken in that size, once in each theme', () => {
  const plan = planOf([story('list--small', 'Screens/List', { modes: [...modes, phone], viewport: narrow })]);
  expect(plan.map(({ viewport }) => viewport)).toEqual([narrow]);
  expect(picturesOf(plan).map(({ mode }) => mode)).toEqual(['light', 'dark']);
});

test('stories of a file are one worker’s in each size; the longest go first', () => {
  const plan = planOf([
    story('alert--info', 'Components/Alert'),
    story('button--primary', 'Components/Button'),
    story('button--danger', 'Components/Button'),
  ]);
  expect(plan.map(({ sittings }) => sittings.map((sitting) => sitting.story.id))).toEqual([
    ['button--primary', 'button--danger'],
    ['alert--info'],
  ]);
});

test('a story can ask not to be taken', () => {
  expect(idsOf([story('clock--now', 'Components/Clock', { disabled: true })])).toEqual([]);
});

test('stories are asked for by id, title or name, in any case', () => {
  const all = [story('button--primary', 'Components/Button'), story('alert--info', 'Components/Alert')];
  expect(idsOf(all, ['components/BUTTON'])).toHaveLength(2);
  expect(idsOf(all, ['alert--info'])).toEqual(['alert--info@light', 'alert--info@dark']);
  expect(idsOf(all, ['Button/Primary', 'alert'])).toHaveLength(4);
  expect(idsOf(all, ['menu'])).toEqual([]);
});

test('one story stands for each title: its first', () => {
  const stories = [
    story('button--playground', 'Components/Button'),
    story('alert--playground', 'Components/Alert'),
    story('button--danger', 'Components/Button'),
  ];
  expect(firstOfEach(stories).map(({ id }) => id)).toEqual(['button--playground', 'alert--playground']);
});
