import { expect, test } from 'vitest';
import { byFile, guides as componentGuides, fieldGuides } from '#storybook/docs/guides.ts';
import { findWrongTitles, type GroupedGuide } from './titles.ts';
import { readTree } from './tree.ts';

const guides = byFile<GroupedGuide>([...componentGuides, ...fieldGuides]);

test('every component and every kind is in the sidebar below the group of its guide', () => {
  expect(guides.size).toBeGreaterThan(100);
  expect(findWrongTitles(readTree(), guides)).toEqual([]);
});

test('a title of another group, of another name or in another style is refused', () => {
  const problems = (path: string, title: string) =>
    findWrongTitles(
      new Map([[path, `title: '${title}',`]]),
      new Map([['src/kit/pennant/pennant.docs.ts', { group: 'overlay' }]]),
    );
  const file = 'src/kit/pennant/pennant.stories.tsx';
  expect(problems(file, 'Components/Overlays/Pennant')).toEqual([]);
  for (const title of ['Components/Pennant', 'Components/Actions/Pennant', 'Components/Overlays/Flag'])
    expect(problems(file, title)).toEqual([
      `${file}: the title “${title}” is not “Components/Overlays/Pennant”`,
    ]);
  const screen = 'src/app/stories/pennants.stories.tsx';
  expect(problems(screen, 'Screens/Hoisted pennants')).toEqual([]);
  for (const title of ['Screens/HoistedPennants', 'Screens/Hoisted Pennants', 'Screens/hoisted'])
    expect(problems(screen, title)).toEqual([`${screen}: the title “${title}” has words in another style`]);
});
