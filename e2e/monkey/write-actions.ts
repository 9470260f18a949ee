import type { Locator, Page } from 'playwright-core';
import { resources } from '#resources/index.ts';
import type { Random } from '#server/seed/random.ts';
import { type Action, actionOptions, clickOne } from './elements.ts';

const forms = ':is(main form, [role=dialog])';
const question = '[role=alertdialog]';

/** The paths of the screens that offer a write. */
const paths = [
  '/parametres?tab=plans',
  '/parametres?tab=prices-config',
  ...resources.flatMap(({ path, endpoints, list, commands }) => {
    if (path === undefined) return [];
    const changes = commands !== undefined || list.actions?.some((action) => action !== 'view') === true;
    return [...(changes ? [`/${path}`] : []), ...(endpoints.create ? [`/${path}/ajouter`] : [])];
  }),
];

/** Returns a text that the input probably accepts: with random texts, a form is seldom valid. */
async function entryOf(input: Locator, random: Random): Promise<string> {
  const kind = await input.getAttribute('type', actionOptions).catch(() => undefined);
  const mode = await input.getAttribute('inputmode', actionOptions).catch(() => undefined);
  const number = String(random.integer(1, 40));
  if (kind === 'email') return `essai${random.integer(0, 999_999)}@exemple.fr`;
  if (kind === 'tel' || mode === 'tel') return '06 12 34 56 78';
  if (kind === 'password') return 'une suite de mots rares';
  if (mode === 'decimal' || mode === 'numeric') return number;
  return `Essai ${number}`;
}

/** Fills all inputs of a form, and picks the first option in each picker. */
const fill: Action = async (page, random) => {
  const inputs = await page
    .locator(`${forms} :is(input:not([type=file], [type=radio], [type=checkbox], [role=combobox]), textarea)`)
    .all();
  for (const input of inputs)
    await input.fill(await entryOf(input, random), actionOptions).catch(() => undefined);
  const pickers = await page.locator(`${forms} [role=combobox]`).all();
  for (const picker of pickers) {
    await picker.click(actionOptions).catch(() => undefined);
    const options = page.getByRole('option');
    await options
      .first()
      .click(actionOptions)
      .catch(() => undefined);
    const isOpen = (await picker.getAttribute('aria-expanded', actionOptions).catch(() => null)) === 'true';
    if (isOpen) await page.keyboard.press('Escape');
  }
  return `fill ${inputs.length} inputs and ${pickers.length} pickers`;
};

/** Changes one input of a form, as an edit does. */
const change: Action = async (page, random) => {
  const inputs = await page.locator(`${forms} :is(input[name], textarea):not([type=file])`).all();
  if (inputs.length === 0) return 'change: no input';
  const input = random.pick(inputs);
  await input.fill(await entryOf(input, random), actionOptions).catch(() => undefined);
  return 'change one input';
};

const submit = (page: Page, clickCount: number) =>
  page
    .locator(`main form button[type=submit], [role=dialog] button[type=submit]`)
    .first()
    .click({ ...actionOptions, clickCount })
    .catch(() => undefined);

/** Submits a form with one click or with two. */
const send: Action = async (page, random) => {
  const clickCount = random.happens(0.5) ? 2 : 1;
  await submit(page, clickCount);
  return `submit, ${clickCount} times`;
};

/** Opens a screen that offers a write, and gives it time to load. */
const open: Action = async (page, random) => {
  const path = random.pick(paths);
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await page.waitForTimeout(400);
  return `go to ${path}, to write`;
};

/** Clicks a button or a link of a row: edit, delete, a command. */
const begin = clickOne('begin', 'main tbody :is(button:not([aria-disabled=true]), a[href^="/"])');
/** Clicks a button or a link outside of the tables: add, edit, a command. */
const beginOnPage = clickOne('begin on the page', 'main :is(button:not(table *), a[href*="/modifier"])');
/** Submits the open question, half of the time with a note. */
const confirm: Action = async (page, random) => {
  const note = page.locator(`${question} textarea`);
  if (random.happens(0.5) && (await note.count()) > 0)
    await note
      .first()
      .fill('Une note.', actionOptions)
      .catch(() => undefined);
  return clickOne('confirm', `${question} button:last-child`, random.happens(0.5) ? 2 : 1)(page, random);
};

/** Returns true if a form or a question is shown. */
export const isInWrite = async (page: Page): Promise<boolean> =>
  (await page.locator(`${question}, ${forms} button[type=submit]`).filter({ visible: true }).count()) > 0;

/** Does the next step of a write: opens a screen, fills, sends, begins a command or confirms. */
export const write: Action = async (page, random) => {
  const isShown = async (selector: string) =>
    (await page.locator(selector).filter({ visible: true }).count()) > 0;
  if (await isShown(question)) return confirm(page, random);
  if (await isShown(`${forms} button[type=submit]`)) {
    const isEdit = /\/modifier|\/[\w-]{8,}$/.test(page.url());
    return random.pick(isEdit ? [change, change, send, send] : [fill, fill, change, send, send])(
      page,
      random,
    );
  }
  // The page of a record has most of its commands in a menu.
  if (await isShown('[role=menu]'))
    return clickOne('begin in the menu', '[role=menu] [role=menuitem]')(page, random);
  // A dialog without a form shows recovery codes, or asks for the decisions of a merge.
  if (await isShown('[role=dialog]'))
    return clickOne('decide', '[role=dialog] :is(button, label)')(page, random);
  return random.pick([open, begin, begin, begin, beginOnPage])(page, random);
};
