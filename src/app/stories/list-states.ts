import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { noNetwork, noRecords, noResponse } from '#runtime/testing/responses.ts';
import type { Handler, Route } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';

interface ListStates {
  /** Where the list is, e.g. `/retraits`. */
  readonly path: string;
  /** The call that reads it. */
  readonly call: Route;
  /** The table's name. */
  readonly title: string;
  /** The column headings, to the letter. */
  readonly headings: readonly string[];
  /** What the longest texts make of a record; given whatever the service holds. */
  readonly stretch: (record: Readonly<Record<string, unknown>>) => object;
  /** Default: true. */
  readonly search?: boolean;
}

/** Whose name and address are the longest. */
export const endlessPerson = {
  id: 1,
  name: 'Marie-Antoinette-Joséphine '.repeat(6),
  email: 'adresse'.repeat(20),
  avatar: null,
};

/** Nothing is wider than the screen: what does not fit scrolls in its own place. */
export const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Waits until a table is at rest with so many records, and gives them. */
export async function rowsOf(title: string, count: number): Promise<HTMLElement[]> {
  const table = await page.findByRole('table', { name: title });
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-busy', 'false');
    return expect(within(table).getAllByRole('row')).toHaveLength(count + 1);
  });
  return within(table).getAllByRole('row').slice(1);
}

/** What the service holds, over and over. */
const fifty: Handler = async (_, usual) => {
  const { data } = await (await usual()).json();
  const items = Array.from({ length: 50 }, (_unused, index) => ({
    ...data.items[index % data.items.length],
    id: `row-${index}`,
  }));
  return Response.json({ data: { items, total: 50 } });
};

const phone = { viewport: { value: 'phone' } };

/** The states that every list has, as stories of the product: a file names those it shows. */
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
      const shown = page.getAllByRole('columnheader').map((heading) => heading.textContent);
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
        const table = await page.findByRole('table', { name: title });
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
