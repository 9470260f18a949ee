import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { planet } from './planet-records.ts';
import { calls, type Route } from './service.ts';
import { page } from './story.ts';

/** The call of the list of planets. */
export const listCall: Route = 'GET /admin/planets';

/** Finds the table of the planets. */
export const table = () => page.findByLabelText('Liste des planètes', { selector: 'table' });

/** Returns the names of the shown rows' links. */
export const names = () => page.queryAllByRole('link', { name: /^Modifier / }).map((link) => link.ariaLabel);

/** Returns the button with a name. */
export const button = (name: string) => page.getByRole('button', { name });

/** Waits for the position in the pages. */
export const onPage = (number: number, pages: number) =>
  page.findByText(t('list.page', { page: number, pages }));

/** Waits until the rows are the planets with these numbers. */
export const rowsOf = async (...numbers: number[]) =>
  waitFor(() =>
    expect(names()).toEqual(
      numbers.map((number) => t('list.edit', { title: String(planet(number)['name']) })),
    ),
  );

/** The numbers of the planets on the first page. */
export const firstTen = Array.from({ length: 10 }, (_, index) => index + 1);

/** Returns the query of each call of the list. */
export const requested = () => calls(listCall).map(({ query }) => query.toString());
