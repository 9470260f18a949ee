import { describe, expect, test } from 'vitest';
import { bandWidths, layoutStyle, tableLayout } from './table-layout.ts';

const column = (id: string, width: number, rank?: number) => ({ id, width, rank });

describe('tableLayout', () => {
  test('keeps the columns beside each other where they fit', () => {
    const { folds, tracks } = tableLayout([column('a', 320), { ...column('b', 320), grow: 3 }]);
    expect(folds.size).toBe(0);
    expect(tracks).toEqual(bandWidths.map(() => 'minmax(20rem, 1fr) minmax(20rem, 3fr)'));
  });

  test('a column with a largest width takes what is left up to it, and no share', () => {
    expect(tableLayout([{ ...column('a', 160), maxWidth: 400 }]).tracks[0]).toBe('minmax(10rem, 25rem)');
  });

  test('a column with enough width leaves the rest to the others, and only where the table is that wide', () => {
    const title = { ...column('a', 200), grow: 3.5, enough: 400 };
    const others = [
      column('b', 150),
      { ...column('c', 100), grow: 0 },
      { ...column('d', 100), maxWidth: 80 },
    ];
    const { tracks } = tableLayout([title, ...others], true);
    const shares = tracks.map((track) => Number(/([\d.]+)fr/.exec(track)?.[1]));
    // On 1280 px the title has 400 of the 1044 px that two columns share.
    expect(shares[0]).toBeCloseTo(400 / 644);
    expect(shares[1]).toBeCloseTo(400 / 468);
    expect(shares[2]).toBeCloseTo(400 / 260);
    expect(shares[3]).toBeCloseTo(400 / 132);
  });

  test('a column with enough width takes what is left if no other does', () => {
    const { tracks } = tableLayout([
      { ...column('a', 160), enough: 400 },
      { ...column('b', 80), grow: 0 },
    ]);
    expect(tracks[0]).toBe('minmax(10rem, 1fr) minmax(5rem, 0fr)');
  });

  test('moves the columns with the lowest rank below the title, the last of equals first', () => {
    const columns = [column('title', 300), column('a', 300, 2), column('b', 300), column('c', 300)];
    expect([...tableLayout(columns).folds]).toEqual([
      ['c', 0],
      ['b', 1],
    ]);
  });

  test('keeps space for the checkboxes of a table with a selection', () => {
    const columns = [column('title', 540), column('a', 540)];
    expect(tableLayout(columns).folds.get('a')).toBe(1);
    expect(tableLayout(columns, true).folds.get('a')).toBe(0);
    expect(tableLayout(columns, true).tracks[0]).toMatch(/^2\.25rem minmax/);
  });

  test('leaves the title and the actions where they are, however narrow the table is', () => {
    const columns = [
      column('title', 900),
      column('a', 500),
      { ...column('b', 500), position: 'actions' as const },
    ];
    expect([...tableLayout(columns).folds.keys()]).toEqual(['a']);
  });

  test('no layout has more tracks than the table has columns beside each other', () => {
    const columns = [column('title', 300), column('a', 300), column('b', 300)];
    const { tracks, folds } = tableLayout(columns);
    for (const [band, track] of tracks.entries()) {
      const folded = columns.filter(({ id }) => (folds.get(id) ?? tracks.length) <= band);
      expect(track.split(') ')).toHaveLength(columns.length - folded.length);
    }
  });
});

test('below a wide title a value stands beside its label, below a narrow one where the next column begins', () => {
  expect(tableLayout([column('title', 250), column('a', 500)]).folded).toBe('7rem 1fr');
  expect(tableLayout([column('title', 100), column('a', 500)]).folded).toBe('subgrid');
});

test('layoutStyle names the tracks of each layout', () => {
  expect(layoutStyle(tableLayout([column('a', 160)]))).toMatchObject({
    '--folded': '7rem 1fr',
    '--columns-0': 'minmax(10rem, 1fr)',
    '--columns-3': 'minmax(10rem, 1fr)',
  });
});
