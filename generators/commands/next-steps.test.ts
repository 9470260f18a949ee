import { expect, test } from 'vitest';
import { flag } from '#fields/flag/flag.ts';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { flagNotice, stepsAfterResources } from './next-steps.ts';

const spec = (fields: string, labels = '') => readSpec({ name: 'griffins', fields, labels });

test('new flags whose values have no label are named, since “Oui” and “Non” are no placeholders', () => {
  expect(flagNotice([spec('name:text, tame:flag, fed:flag', 'fed.true=Nourri, fed.false=Affamé')])).toBe(
    'Values without a label read “Oui” or “Non”, in locales/fr.json under choices: griffins.tame.',
  );
  expect(flagNotice([spec('name:text, rank:choice(low|high)')])).toBeUndefined();
  const declared = { name: 'griffins', fields: { tame: flag({}) } };
  expect(flagNotice([spec('tame:flag')], [declared])).toBeUndefined();
});

test('a new resource is looked at, and its stories run alone', () => {
  const steps = stepsAfterResources([spec('name:text')]);
  expect(steps).toContain('npx vitest run --project stories src/app/stories/griffins.stories.tsx');
  expect(steps).toContain('npm run dev, /griffins');
});
