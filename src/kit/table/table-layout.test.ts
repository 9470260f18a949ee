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

test('layoutStyle names the tracks of each layout', () => {
  expect(layoutStyle(tableLayout([column('a', 160)]))).toMatchObject({
    '--columns-0': 'minmax(10rem, 1fr)',
    '--columns-3': 'minmax(10rem, 1fr)',
  });
});
