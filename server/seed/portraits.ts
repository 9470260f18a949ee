import type { Random } from './random.ts';
import { svg } from './svg.ts';

const skins = [
  { skin: '#f6d7c3', hairs: ['#4a3224', '#6d4a2f', '#a8763e', '#d8b26a', '#8c3b2a', '#8d8d92'] },
  { skin: '#eec1a2', hairs: ['#2b211d', '#4a3224', '#6d4a2f', '#c79a54', '#8d8d92'] },
  { skin: '#dfa47d', hairs: ['#2b211d', '#4a3224', '#6d4a2f'] },
  { skin: '#c68a5f', hairs: ['#1f1815', '#2b211d', '#4a3224'] },
  { skin: '#9b6540', hairs: ['#1f1815', '#2b211d', '#57524f'] },
  { skin: '#6f452b', hairs: ['#16110f', '#2b211d'] },
] as const;
const shirts = ['#3a5a8c', '#2f7d6d', '#b5533c', '#6b4f8a', '#d09a3a', '#455364', '#a63f63', '#5c7a3c'];

/** The hair behind and in front of the head. */
type Hair = readonly [behind: string, before: string];
const long: readonly Hair[] = [
  [
    'M34 54c-4-34 56-34 52 0 2 14 2 26 6 36H28c4-10 4-22 6-36z',
    'M37 47c2-20 44-20 46 0-10-2-20-5-27-12-4 7-11 11-19 12z',
  ],
  ['M35 50c0-32 50-32 50 0v26c0 6-50 6-50 0z', 'M37 48c0-24 46-24 46 0-6-6-10-10-12-15-8 9-22 13-34 15z'],
  ['M60 14a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M37 48c-2-28 48-28 46 0-4-10-12-15-23-15s-19 5-23 15z'],
];
const short: readonly Hair[] = [
  ['', 'M37 47c-4-29 50-29 46 0-2-8-6-11-12-12-10 2-16 1-23-1-6 2-9 6-11 13z'],
  ['', 'M37 46c-1-26 47-28 46 0-3-6-5-10-8-11-10-3-20-3-30 0-3 1-5 5-8 11z'],
  ['', 'M36 48c-6-30 44-36 48-8 1 4 0 6-1 8-3-6-5-9-8-11-12 3-26-4-34 0-3 3-4 6-5 11z'],
  ['', 'M36 49c-5-12 0-25 9-27 8-6 26-5 32 3 8 3 9 15 6 24-2-7-5-11-9-13-8 3-20 3-29 0-5 3-7 7-9 13z'],
];

/** Draws a portrait that shows no real person. */
export function portrait(random: Random, woman: boolean): Uint8Array {
  const { skin, hairs } = random.pick(skins);
  const hair = random.pick<string>(hairs);
  const [behind, before] = random.pick(woman ? long : short);
  const hue = random.integer(0, 359);
  const glasses = random.happens(0.22);
  const beard = !woman && random.happens(0.35);
  return svg(
    120,
    120,
    [
      `<rect width="120" height="120" fill="hsl(${hue} 45% 86%)"/>`,
      behind && `<path d="${behind}" fill="${hair}"/>`,
      `<path d="M14 122c0-28 20-38 46-38s46 10 46 38z" fill="${random.pick(shirts)}"/>`,
      `<path d="M50 66h20v18c0 12-20 12-20 0z" fill="${skin}"/>`,
      '<path d="M50 72c4 5 16 5 20 0v8c-4 4-16 4-20 0z" fill="#000" opacity=".12"/>',
      `<path d="M38 48c0-17 10-25 22-25s22 8 22 25c0 16-10 29-22 29S38 64 38 48z" fill="${skin}"/>`,
      beard &&
        `<path d="M38 52c2 8 8 6 14 8 4-3 12-3 16 0 6-2 12 0 14-8 0 18-10 27-22 27S38 70 38 52z" fill="${hair}"/>`,
      `<path d="${before}" fill="${hair}"/>`,
      '<circle cx="51.5" cy="51" r="2.3" fill="#2a2320"/><circle cx="68.5" cy="51" r="2.3" fill="#2a2320"/>',
      `<path d="M53 63c4 4 10 4 14 0" fill="none" stroke="${beard ? '#f4e3da' : '#8a4238'}" stroke-width="2.2" stroke-linecap="round"/>`,
      glasses &&
        '<g fill="none" stroke="#33302e" stroke-width="1.8"><circle cx="51.5" cy="51" r="6.5"/><circle cx="68.5" cy="51" r="6.5"/><path d="M58 51h4"/></g>',
    ]
      .filter((part) => part !== '' && part !== false)
      .join(''),
  );
}
