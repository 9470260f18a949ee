import { type Planted, plantedIn } from './planting.ts';

/** Mistakes in the options of a field, and in what names other resources, that the check names. */
export const inFields: readonly Planted[] = [
  ...plantedIn('griffins', [
    // Options of kinds.
    [
      'max: 80',
      'max: 0',
      '“name” may have a length of at most 0, so that nothing fits: give it a larger `max`',
    ],
    ['tags({ max: 5 })', 'tags({ max: 0 })', '“words” may have a length of at most 0'],
    ['min: 5, max: 90', 'min: 50, max: 9', '“price” refuses its own smallest value, 50: write a `min`'],
    [
      "min: '1900-01-01', max: '2100-01-01'",
      "min: '2100-01-01', max: '1900-01-01'",
      '“hatched” refuses its own smallest value, 2100-01-01',
    ],
    [
      "min: '2026-01-01', max: '2026-12-31'",
      "min: '2026-12-31', max: '2026-01-01'",
      '“nesting” refuses its own smallest value, 2026-12-31',
    ],
    [
      'required: true, max: 80',
      'required: true, nullable: true, max: 80',
      '“name” is required, and nullable: a form never sends null: remove `nullable`',
    ],
    [
      "'image/webp'",
      "'image/wepb'",
      '“photo” accepts files of the type “image/wepb”, which no file has: call it “image/webp”',
    ],
    ['maxMegabytes: 5', 'maxMegabytes: 0', '“photo” accepts files of at most 0 bytes'],
    ['step: 5', 'step: 0.05', 'the slider of “weight” has 1000 steps: give it 1 to 100 steps'],
    // Other resources.
    [
      "by: 'plate'",
      "by: 'oiledAt'",
      '“mount” names palanquins by “oiledAt”, which is no text of theirs: write one of plate, note',
    ],
    ["by: 'plate'", "by: 'plates'", '“mount” names palanquins by “plates”, which is no text of theirs'],
    [
      "{ state: ['parked'] }",
      "{ colour: ['red'] }",
      '“mount” filters palanquins by “colour”, and their list has no such filter: write one of state',
    ],
    [
      "{ state: ['parked'] }",
      "{ state: ['sunk'] }",
      '“mount” filters palanquins by the state “sunk”, which no record can have: write one of parked, ridden',
    ],
    [
      "rank: ['fledgling'] }",
      "rank: ['egg'] }",
      'what waits as “young” filters griffins by the rank “egg”, which no record can have',
    ],
    [
      "filters: { rank: ['fledgling'] }",
      "filters: { ranks: ['fledgling'] }",
      'what waits as “young” filters griffins by “ranks”, and their list has no such filter',
    ],
    [
      "rank: ['fledgling'] } }",
      "rank: ['fledgling'] }, last: { filter: 'rank', days: 7 } }",
      'the list has no period “rank”: name a filter by a day or a moment',
    ],
    [
      "at: 'createdAt' }",
      "at: 'name' }",
      'the point “arrived” of the timeline is at “name”, which is no moment of griffins: write one of createdAt',
    ],
    [
      "{ state: ['parked'] }",
      "{ oiledAt_from: ['2026-01-01'] }",
      'by the oiledAt_from “2026-01-01”, which no record can have: write it as the call of the list takes it',
    ],
    [
      "{ state: ['parked'] }",
      "{ oiledAt_to: ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'] }",
      'by 2 values of “oiledAt_to”, and this filter takes one value: leave one',
    ],
    [
      "/shoe' } }",
      "/shoe' }, asks: { on: reference({ to: 'palanquins', by: 'plate', filters: { state: ['sunk'] } }) } }",
      '“on” filters palanquins by the state “sunk”, which no record can have',
    ],
    [
      "rank: ['fledgling'] } },\n",
      "rank: ['fledgling'] }, sums: {} },\n",
      'the sums of “young” are shown with the figures of the list, and it has none: declare `figures`',
    ],
    [
      "order: '-createdAt'",
      "first: 'recent'",
      '“recent” comes first, but it is the news of some days: remove `list.first`',
      'recent: {',
    ],
  ]),
  ...plantedIn('palanquins', [
    [
      "filter: 'mount'",
      "filter: 'rider'",
      'griffins have no filter “rider” by one of palanquins: write mount',
    ],
    [
      "{ state: 'ridden' }",
      "{ state: 'riden' }",
      'the figure “ridden” filters palanquins by the state “riden”, which no record can have',
    ],
    ["/palanquins/figures' },", "/palanquins/figures' }, list: 'griffes',", 'no list has the path “griffes”'],
    ["['state', 'oiledAt']", '[]', 'remove it: the list has no filters', ['griffins', 'mount: reference(']],
    [
      "rest('/admin/palanquins', { sort: true })",
      "{ ...rest('/admin/palanquins', {}), list: { path: '/admin/palanquins', query: { state: 'ridden' } } }",
      '“mount” filters palanquins by “state”, whose value the call of their list decides: remove it',
      ['griffins', 'mount: reference('],
    ],
  ]),
];
