import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { noNetwork, noRecords, noResponse } from '#runtime/testing/responses.ts';
import type { Handler, Route } from '#runtime/testing/service.ts';
import { headingText, onService, page } from '#runtime/testing/story.ts';

interface ListStates {
  /** The path of the list, e.g. `/retraits`. */
  readonly path: string;
  /** The call that reads it. */
  readonly call: Route;
  /** The table's name. */
  readonly title: string;
  /** The exact texts of the column headers. */
  readonly headings: readonly string[];
  /** Returns the members of a record with very long texts. */
  readonly stretch: (record: Readonly<Record<string, unknown>>) => object;
  /** Default: true. */
  readonly search?: boolean;
}

/** A person with a very long name and email address. */
export const endlessPerson = {
  id: 1,
  name: 'Marie-Antoinette-Joséphine '.repeat(6),
  email: 'adresse'.repeat(20),
  avatar: null,
};

/** Expects that the page does not scroll sideways: a wide element scrolls by itself. */
export const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Finds a table by its title. It is a grid if its rows can be opened or selected. */
export const findTable = (title: string) => page.findByLabelText(asRead(title), { selector: 'table' });

/** Waits until a table has loaded this number of records, and returns their rows. */
export async function rowsOf(title: string, count: number): Promise<HTMLElement[]> {
  const table = await findTable(title);
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-busy', 'false');
    return expect(within(table).getAllByRole('row')).toHaveLength(count + 1);
  });
  return within(table).getAllByRole('row').slice(1);
}

/** Responds with 50 records: the usual ones, repeated. */
const fifty: Handler = async (_, usual) => {
  const { data } = await (await usual()).json();
  const items = Array.from({ length: 50 }, (_unused, index) => ({
    ...data.items[index % data.items.length],
    id: `row-${index}`,
  }));
  return Response.json({ data: { items, total: 50 } });
};

const phone = { viewport: { value: 'phone' } };

/** Returns the states of every list as stories of the product. A file exports those that it shows. */
export function listStates({ path, call, title, headings, stretch, search = true }: ListStates) {
  const stretched: Handler = async (_, usual) => {
    const { data } = await (await usual()).json();
    const [first, ...others] = data.items;
    return Response.json({ data: { ...data, items: [{ ...first, ...stretch(first) }, ...others] } });
  };
  const full = {
    args: { path },
    play: async () => {
      await rowsOf(title, 10);
      const shown = page
        .getAllByRole('columnheader')
        // The heading of the boxes has no text.
        .filter((heading) => within(heading).queryByRole('checkbox') === null)
        .map(headingText);
      await expect(shown).toEqual(headings);
      await expect(page.queryAllByRole('searchbox')).toHaveLength(search ? 1 : 0);
      await fits();
    },
  };
  const empty = {
    args: { path },
    parameters: onService({ responses: { [call]: noRecords } }),
    play: async () => void (await page.findByText(t('list.empty'))),
  };
  const longTexts = {
    args: { path },
    parameters: onService({ responses: { [call]: stretched } }),
    play: async () => {
      await rowsOf(title, 10);
      await fits();
    },
  };
  return {
    full,
    loading: {
      args: { path },
      parameters: onService({ responses: { [call]: noResponse } }),
      play: async () => {
        const table = await findTable(title);
        await expect(table).toHaveAttribute('aria-busy', 'true');
        await expect(within(table).getAllByRole('row')).toHaveLength(11);
      },
    },
    empty,
    noResult: {
      args: { path: `${path}?query=zzz` },
      play: async () => void (await page.findByText(t('list.empty'))),
    },
    failed: {
      args: { path },
      parameters: onService({ responses: { [call]: noNetwork } }),
      play: async () => {
        await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.network'));
        await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
        await expect(page.queryByText(t('list.empty'))).not.toBeInTheDocument();
      },
    },
    longTexts,
    manyRows: {
      args: { path: `${path}?limit=50` },
      parameters: onService({ responses: { [call]: fifty } }),
      play: async () => void (await rowsOf(title, 50)),
    },
    smallScreen: { ...full, globals: phone },
    smallScreenLongTexts: { ...longTexts, globals: phone },
  };
}
