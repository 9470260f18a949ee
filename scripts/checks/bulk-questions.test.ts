import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { resources } from '#resources/index.ts';
import { isAdded } from '#scripts/demo-records.ts';

/** The bulk actions that ask a question, by their names in the dictionary. The export has a window of its own. */
const asked = resources.flatMap(({ name, list }) =>
  (list.bulk ?? [])
    .filter((action) => action !== 'export')
    .map((action) => `${name}.${action === 'delete' ? 'remove' : action}`),
);

test('every bulk action has its question in every plural, and no text is left over', () => {
  const texts = Object.entries<object>(fr.questions.many).flatMap(([name, actions]) =>
    Object.keys(actions).map((action) => `${name}.${action}`),
  );
  // The questions of an added resource may have no sentence of their own.
  const needed = asked.filter(
    (action) => !isAdded(action.split('.')[0] ?? '') || texts.includes(`${action}_other`),
  );
  const expected = needed.flatMap((action) =>
    ['one', 'many', 'other'].map((plural) => `${action}_${plural}`),
  );
  expect(texts.toSorted()).toEqual(expected.toSorted());
});
