import { within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';
import { planets } from './planets.ts';
import { atRest, onPlanets, page } from './story.ts';

/** The call that creates a record. */
export const create = 'POST /admin/planets';
/** Planets that can be imported. */
export const importedPlanets: Resource = { ...planets, list: { ...planets.list, import: true } };

/** The list from which rows are imported. */
export const importArgs = { resource: importedPlanets, path: '/planetes' };
/** Its records. */
export const importParameters = onPlanets(3);

/** The keyboard and the pointer of a story. */
interface User {
  click(element: Element): Promise<void>;
  upload(element: HTMLElement, file: File): Promise<void>;
}

/** Returns what can be found in the dialog of the import. */
export const dialog = async () =>
  within(await page.findByRole('dialog', { name: t('import.title', { list: 'Planètes' }) }));
/** Returns a button of the dialog. */
export const button = async (name: string | RegExp) => (await dialog()).findByRole('button', { name });
/** Returns the values of a text with a number. */
export const count = (number: number) => ({ count: number, number: String(number) });

/** Opens the dialog of the import. */
export async function open(userEvent: User) {
  await userEvent.click(await page.findByRole('button', { name: t('common.import') }));
  await dialog();
  await atRest();
}

/** Chooses a file with a text. */
export async function choose(userEvent: User, text: BlobPart, name = 'planetes.csv') {
  await open(userEvent);
  await userEvent.upload((await dialog()).getByLabelText(t('import.file')), new File([text], name));
}

/** The text of a file whose rows are all right. */
export const right =
  'Nom;Adresse de contact;Description\nDune;dune@example.com;Du sable.\nNaboo;naboo@example.com;Des lacs.';
/** The text of a file that has a row with errors. */
export const mixed = `${right}\n;relais@example;Sans nom.\nEndor;endor@example.com;Des arbres.`;

/** Goes to the rows of a file. */
export async function check(userEvent: User, text: string) {
  await choose(userEvent, text);
  await userEvent.click(await button(t('import.check')));
  await (await dialog()).findByText(/^[\d\s]+ lignes? prêtes?$/u);
}

/** Starts the import of a number of rows. */
export async function start(userEvent: User, rows: number) {
  await userEvent.click(await button(t('import.start', count(rows))));
}

/** Imports the right rows of a file that has a row with errors, too. Returns what can be found in the dialog. */
export async function importMixed(userEvent: User) {
  await check(userEvent, mixed);
  await start(userEvent, 3);
  const shown = await dialog();
  await shown.findByText(t('import.created', count(3)));
  return shown;
}
