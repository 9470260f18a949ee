import { expect, test } from 'vitest';
import { bandWidths, checkboxesWidth, tableLayout } from '#kit/table/table-layout.ts';
import { categories } from '#resources/categories.ts';
import { establishments } from '#resources/establishments.ts';
import { options } from '#resources/options.ts';
import { plans } from '#resources/plans.ts';
import { rides } from '#resources/rides.ts';
import { subscriptions } from '#resources/subscriptions.ts';
import { transactions } from '#resources/transactions.ts';
import { users } from '#resources/users.ts';
import { wallets } from '#resources/wallets.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import { actionsWidth, listColumns } from '#runtime/columns/list-columns.ts';
import type { Resource } from '#schema/resource.ts';

const lists: readonly Resource[] = [
  establishments,
  options,
  rides,
  subscriptions,
  transactions,
  users,
  wallets,
  withdrawals,
];

/** The space at the sides of a row, in pixels. */
const rowSpace = 8;

/** A track of a layout: `minmax(11rem, 2fr)`. */
const trackPattern = /minmax\(([\d.]+)rem, ([\d.]+)fr\)/g;

/** Returns the widths of the columns of a table on one width, in pixels, as a browser divides it. No column may be folded. */
function columnWidths(resource: Resource, tableWidth: number): Readonly<Record<string, number>> {
  const actions = { id: 'actions', width: actionsWidth(resource), grow: 0 };
  const columns = [...listColumns(resource), ...(resource.list.actions ? [actions] : [])];
  const band = bandWidths.findIndex((width) => width <= tableWidth);
  const { tracks } = tableLayout(columns, resource.list.bulk !== undefined);
  const sizes = [...(tracks[band] ?? '').matchAll(trackPattern)].map(([, least, grow]) => ({
    least: Number(least) * 16,
    grow: Number(grow),
  }));
  expect(sizes).toHaveLength(columns.length);
  const left = tableWidth - rowSpace - (resource.list.bulk ? checkboxesWidth : 0);
  const widths = dividedWidths(sizes, left);
  return Object.fromEntries(columns.map(({ id }, index) => [id, widths[index] ?? 0]));
}

interface Track {
  readonly least: number;
  readonly grow: number;
}

/** Divides a width by shares. Tracks that would be too narrow have their least width, and the others share what is left. */
function dividedWidths(tracks: readonly Track[], width: number, atLeast: readonly Track[] = []): number[] {
  const sharing = tracks.filter((track) => !atLeast.includes(track));
  const left = width - atLeast.reduce((sum, { least }) => sum + least, 0);
  const share = left / sharing.reduce((sum, { grow }) => sum + grow, 0);
  const narrow = sharing.find(({ least, grow }) => share * grow < least);
  return narrow === undefined
    ? tracks.map((track) => (atLeast.includes(track) ? track.least : share * track.grow))
    : dividedWidths(tracks, width, [...atLeast, narrow]);
}

/** Returns the columns that are below the title of their row, by the width of the table. */
function foldedColumns(resource: Resource, width: (typeof bandWidths)[number]) {
  const actions = { id: 'actions', position: 'actions', width: actionsWidth(resource) } as const;
  const columns = [...listColumns(resource), ...(resource.list.actions ? [actions] : [])];
  const { folds } = tableLayout(columns, resource.list.bulk !== undefined);
  return listColumns(resource).filter(({ id }) => (folds.get(id) ?? Infinity) <= bandWidths.indexOf(width));
}

test.each(lists)('$name: no heading that sorts stands alone in a second line of the head', (resource) => {
  const folded = foldedColumns(resource, 640).map(({ sortField }) => sortField);
  expect(folded.filter((field) => field !== undefined)).toEqual([]);
});

test.each([
  [rides, 1104, []],
  [rides, 896, ['route']],
  [establishments, 896, []],
  [transactions, 896, []],
  [users, 640, ['phone']],
  // Beside the other columns a description would have four lines.
  [categories, 640, ['description']],
] as const)('$0.name on $1 px: what does not fit is below the title', (resource, width, ids) => {
  expect(foldedColumns(resource, width).map(({ id }) => id)).toEqual(ids);
});

test.each([
  // The page is 1440 px wide: most addresses of a ride are in one line each, and most names, too.
  [rides, 1134, { route: 284, client: 180, driver: 180 }],
  // A category of nineteen letters is in one line (« Espace de coworking »), and so are most addresses.
  [establishments, 1134, { identity: 222, category: 166, adresse: 264 }],
  // It is 1280 px wide: names are in one line (« Les Bains d’Orient Lille »), and an address in two, between the street and the town.
  [establishments, 990, { identity: 222, adresse: 214 }],
  // It is 1024 px wide: « Espace de coworking » is whole in its badge (133 px), with the number of the others beside it.
  [options, 901, { categories: 188 }],
  // The heading « Période d’essaie » is in one line.
  [plans, 901, { trial: 128 }],
])('$0.name on $1 px: what is long has the width that others do not need', (resource, width, least) => {
  const widths = columnWidths(resource, width);
  for (const [id, pixels] of Object.entries(least)) expect(widths[id], id).toBeGreaterThanOrEqual(pixels);
});

// The page is 1440 px wide.
test.each(lists)('$name: the column that names the records does not take half of the table', (resource) => {
  const [first = 0] = Object.values(columnWidths(resource, 1136));
  expect(first / 1136).toBeLessThan(0.38);
});
