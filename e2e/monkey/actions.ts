import { resources } from '#resources/index.ts';
import { type Action, actionOptions, choose, clickOne } from './elements.ts';
import { isInWrite, write } from './write-actions.ts';

const paths = [
  '/',
  '/parametres',
  '/parametres?tab=plans',
  '/parametres?tab=prices-config',
  '/nulle-part',
].concat(
  resources.flatMap(({ path, endpoints }) =>
    path === undefined ? [] : [`/${path}`, ...(endpoints.create ? [`/${path}/ajouter`] : [])],
  ),
);

const texts = [
  'Essai',
  'é à ü ç œ',
  '12,50',
  '-1',
  '999999999999999999999',
  '06 12 34 56 78',
  'essai@exemple.fr',
  '<b>gras</b>',
  "' OR 1=1 --",
  '😀'.repeat(20),
  'a'.repeat(300),
  '{{name}} $t(common.add) %s',
  ' ',
  '',
  'un mot de passe long',
];

const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'Backspace',
  'End',
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 320, height: 568 },
];

const clickable =
  'a[href^="/"], button, [role=tab], [role=option], [role^=menuitem], [role=combobox], summary, label';
const typable = 'input:not([type=file]), textarea';

const click =
  (clickCount: number): Action =>
  async (page, random) => {
    // Seven clicks of ten are inside a dialog, a menu or a list of options, if one is open.
    const open = '[role*=dialog], [role=menu], [role=listbox]';
    const clickableInside = clickable
      .split(', ')
      .map((each) => `:is(${open}) ${each}`)
      .join(', ');
    const isInside = random.happens(0.7) && (await page.locator(open).filter({ visible: true }).count()) > 0;
    const selector = isInside ? clickableInside : clickable;
    return clickOne(`click ${clickCount} times`, selector, clickCount)(page, random);
  };

const type: Action = async (page, random) => {
  const chosen = await choose(page, typable, random);
  if (chosen === undefined) return 'type: no input';
  const text = random.pick(texts);
  await page
    .locator(typable)
    .nth(chosen.index)
    .fill(text, actionOptions)
    .catch(() => undefined);
  return `type ${JSON.stringify(text.slice(0, 30))}: ${chosen.name}`;
};

const press: Action = async (page, random) => {
  const key = random.pick(keys);
  await page.keyboard.press(key);
  return `press ${key}`;
};

const goTo: Action = async (page, random) => {
  const path = random.pick(paths);
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  return `go to ${path}`;
};

const timeLimit = { timeout: 8000, waitUntil: 'commit' } as const;
const travel: Action = async (page, random) => {
  const isBack = random.happens(0.7);
  await (isBack ? page.goBack(timeLimit) : page.goForward(timeLimit)).catch(() => undefined);
  return isBack ? 'back' : 'forward';
};
const reload: Action = async (page) => {
  await page.reload(timeLimit).catch(() => undefined);
  return 'reload';
};
const resize: Action = async (page, random) => {
  const size = random.pick(sizes);
  await page.setViewportSize(size);
  return `resize to ${size.width} × ${size.height}`;
};
const theme: Action = async (page, random) => {
  const colorScheme = random.pick(['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme });
  return `the system's theme: ${colorScheme}`;
};
const wait: Action = async (page, random) => {
  await page.waitForTimeout(random.integer(0, 600));
  return 'wait';
};

const weights: readonly (readonly [number, Action])[] = [
  [10, click(1)],
  [3, click(2)],
  [5, type],
  [14, write],
  [5, press],
  [7, goTo],
  [2, travel],
  [1, reload],
  [1, resize],
  [1, theme],
  [2, wait],
];
const actions = weights.flatMap(([weight, action]) => Array.from({ length: weight }, () => action));

/** Does a random action and returns what it did. In a form or a question, half of the actions are the next step of it. */
export const act: Action = async (page, random) => {
  const continuesWrite = random.happens(0.5) && (await isInWrite(page));
  return (continuesWrite ? write : random.pick(actions))(page, random);
};
