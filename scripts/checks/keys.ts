import type { ComponentGuide } from '#kit/guide.ts';
import { guidePatterns } from '#kit/guide-patterns.ts';
import type { Tree, Violation } from './tree.ts';

type Exceptions = Readonly<Record<string, readonly [keys: readonly string[], reason: string]>>;

/** The rows of keys that no story presses, each by its first key, with the reason. */
const exceptions: Exceptions = {
  'src/kit/chart/chart.docs.ts': [['Enter'], 'native buttons'],
  'src/kit/date-picker/date-range-picker.docs.ts': [['Home', 'PageUp'], 'the calendar of DatePicker'],
  'src/kit/date-picker/date-range.docs.ts': [['Home', 'PageUp'], 'the calendar of DatePicker'],
  'src/kit/date-picker/date-time-picker.docs.ts': [
    ['Tab', 'ArrowLeft', 'Home', 'PageUp', 'Escape'],
    'the input and the calendar of DatePicker',
  ],
  'src/kit/files-upload/files-upload.docs.ts': [['Tab'], 'native controls in the order of the document'],
  'src/kit/json-view/json-view.docs.ts': [['Enter'], 'native details'],
  'src/kit/pagination/pagination.docs.ts': [['ArrowUp'], 'a native select'],
  'src/kit/search-input/search-input.docs.ts': [['Escape'], 'done by the browser'],
  'src/kit/table/selectable-table.docs.ts': [
    ['Enter', 'Shift+Space'],
    'native links and buttons; a range as by a click with Shift, which “Range” shows',
  ],
  'src/kit/table/table.docs.ts': [['Tab', 'ArrowDown'], 'native buttons, and the rows of SelectableTable'],
  'src/kit/text-input/text-input.docs.ts': [['Enter'], 'done by the browser'],
};

/** How stories press keys that they do not name. `src/kit/story-keys.ts` and `story-tab.tsx` have the functions. */
const presses: Readonly<Record<string, RegExp>> = {
  Tab: /\.tab\(|\b(pressTab|tabTo|expectTabLeaves|expectFollowed|expectPressed)\(/,
  'Shift+Tab': /shift: true/,
  Enter: /\{Enter\}|\b(expectFollowed|expectPressed)\(/,
  Space: /\{ \}|\[Space\]|keyboard\('[^']* '\)|\bexpectPressed\(/,
  'A–Z': /keyboard\('[a-z]/i,
  '0–9': /keyboard\('\d|\.type\(/,
};

/** Returns true if the code of stories presses a key: `{End}`, `{Shift>}{End}`, `[KeyT]`, or a key of a list. */
function isPressed(key: string, stories: string): boolean {
  const known = presses[key];
  if (known !== undefined) return known.test(stories);
  const [last = '', ...held] = key.split('+').reverse();
  const name = last.length === 1 ? `(${last}|Key${last})` : last;
  const isDown = new RegExp(`[{[]${name}[}\\]]|'${name}'|>}${last}\\{`, 'i').test(stories);
  return isDown && held.every((each) => stories.includes(`{${each}>`));
}

/** Finds rows in the tables of keys that no story of the component presses, and exceptions that are not needed. */
export function findUnpressedKeys(
  guides: ReadonlyMap<string, ComponentGuide>,
  tree: Tree,
  excused: Exceptions = exceptions,
): Violation[] {
  const unpressed = [...guides].flatMap(([path, { pattern, keyboard = [] }]) => {
    const stories = tree.get(path.replace('.docs.ts', '.stories.tsx')) ?? '';
    const rows = [...(guidePatterns[pattern].keyboard ?? []), ...keyboard];
    return rows
      .filter(({ keys }) => !keys.some((key) => isPressed(key, stories)))
      .map(({ keys }) => [path, keys[0] ?? ''] as const);
  });
  return [
    ...unpressed.flatMap(([path, key]) =>
      excused[path]?.[0].includes(key) ? [] : [`${path}: no story presses “${key}”`],
    ),
    ...Object.entries(excused).flatMap(([path, [keys]]) =>
      keys.flatMap((key) =>
        unpressed.some(([each, first]) => each === path && first === key)
          ? []
          : [`${path}: “${key}” needs no exception`],
      ),
    ),
  ];
}
