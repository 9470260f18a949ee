import { expect, test } from 'vitest';
import { findIdleExceptions, findUnseenStates } from './field-states.ts';
import { readTree } from './tree.ts';

const tree = readTree();
const stories = (...names: string[]) => names.map((name) => `export const ${name}: Story = {};`).join('\n');
const room = 'src/fields/planted/planted';

test('every kind is seen in each of its states', () => {
  expect(findUnseenStates(tree)).toEqual([]);
});

test('a kind that is seen in each of its states is let be', () => {
  const whole = stories(
    'Empty',
    'Extreme',
    'InputEmpty',
    'InputFilled',
    'InputInvalid',
    'InputDisabled',
    'InputLong',
  );
  const planted = new Map([
    [`${room}.views.tsx`, ''],
    [`${room}.input.tsx`, "import { TextInput } from '#kit/text-input/text-input.tsx';"],
    [`${room}.stories.tsx`, whole],
  ]);
  expect(findUnseenStates(planted)).toEqual([]);
  expect(findUnseenStates(new Map([[`${room}.stories.tsx`, '']]))).toEqual([]);
});

test('a kind whose states are not all seen is refused', () => {
  const planted = new Map([
    [`${room}.views.tsx`, ''],
    [`${room}.input.tsx`, "import { searchQuery } from '#lib/queries/source-query.ts';"],
    [`${room}.stories.tsx`, stories('LongAgo', 'EmptyOnes', 'InputEmpty', 'InputLong')],
  ]);
  expect(findUnseenStates(planted)).toEqual(
    [
      'an absence (Empty)',
      'a value that is long or goes to extremes (Long, Extreme)',
      'its input (InputFilled)',
      'its input (InputInvalid)',
      'its input (InputDisabled)',
      'its input (InputLoading)',
      'its input (InputFailed)',
      'its input (InputNothingFound)',
    ].map((what) => `src/fields/planted: no story shows ${what}`),
  );
});

test('a kind is excused from a state only as long as no story shows it', () => {
  expect(findIdleExceptions(tree)).toEqual([]);
  const shown = new Map(tree).set('src/fields/phone/phone.stories.tsx', stories('InputLong'));
  expect(findIdleExceptions(shown)).toEqual([
    'src/fields/phone: InputLong is shown, and excused all the same',
  ]);
});
