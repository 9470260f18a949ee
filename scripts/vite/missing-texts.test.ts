import { expect, test } from 'vitest';
import { missingTexts, type TextPart } from './missing-texts.ts';

interface Example extends Partial<Omit<TextPart, 'shown'>> {
  readonly shown?: readonly string[];
}

const missing = (examples: Readonly<Record<string, Example>>) =>
  missingTexts(
    new Map(
      Object.entries(examples).map(([name, { shown = [], ...example }]) => [
        name,
        {
          ...{ imports: [], laterImports: [], brought: [] },
          ...example,
          shown: shown.map((key) => ({ key, by: `${name}.tsx` })),
        },
      ]),
    ),
    ['main'],
  );

test('a text is there if a file that is loaded with it brings it, or one that was loaded before', () => {
  expect(
    missing({
      main: { laterImports: ['page'] },
      page: { brought: ['form.leave'], laterImports: ['dialog'] },
      dialog: { shown: ['runs.stay', 'form.leave'], imports: ['buttons'] },
      buttons: { brought: ['runs.stay'] },
    }),
  ).toEqual([]);
});

test('a text is missing if only other code brings it', () => {
  expect(
    missing({
      main: { laterImports: ['form', 'list'] },
      list: { brought: ['runs.stay'] },
      form: { imports: ['guard'] },
      guard: { shown: ['runs.stay'] },
    }),
  ).toEqual(['guard.tsx shows the text runs.stay, but nothing brings it to form.']);
});

test('two files that load each other end the search', () => {
  expect(
    missing({
      main: { laterImports: ['one'] },
      one: { brought: ['a.b'], laterImports: ['two'] },
      two: { shown: ['a.b', 'a.c'], laterImports: ['one'] },
    }),
  ).toEqual(['two.tsx shows the text a.c, but nothing brings it to two.']);
});

test('what two files load has only the texts that both have', () => {
  expect(
    missing({
      main: { laterImports: ['list', 'form'] },
      list: { brought: ['a.b', 'a.c'], laterImports: ['dialog'] },
      form: { brought: ['a.b'], laterImports: ['dialog'] },
      dialog: { shown: ['a.b', 'a.c'] },
    }),
  ).toEqual(['dialog.tsx shows the text a.c, but nothing brings it to dialog.']);
});
