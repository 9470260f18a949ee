import type { Random } from '#server/seed/random.ts';
import { svg } from '#server/seed/svg.ts';

const width = 640;
const height = 400;

/** The three drawings of an establishment: its front, its interior, its surroundings. */
export const scenes = [
  { draw: front, description: 'La façade, avec ses quatre fenêtres et son store rayé' },
  { draw: interior, description: 'La salle, avec ses tables sous des lampes' },
  { draw: surroundings, description: 'Des arbres et trois maisons, au pied de collines' },
] as const;

function front(random: Random, hue: number): Uint8Array {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const fill = index % 2 === 0 ? `hsl(${hue} 42% 48%)` : '#fbf7f0';
    return `<path d="M${120 + index * 40} 150h40v42a20 14 0 0 1-40 0z" fill="${fill}"/>`;
  });
  const windows = [0, 1, 2, 3].map(
    (index) =>
      `<rect x="${140 + index * 98}" y="52" width="64" height="72" rx="4" fill="hsl(205 45% ${random.integer(70, 84)}%)" stroke="#fff" stroke-width="5"/>`,
  );
  return scene([
    sky(random.integer(195, 215)),
    `<rect x="100" y="24" width="440" height="320" fill="hsl(${hue} 28% 84%)"/>`,
    ...windows,
    `<rect x="140" y="196" width="200" height="112" rx="4" fill="hsl(205 40% 78%)" stroke="hsl(${hue} 30% 32%)" stroke-width="8"/>`,
    `<path d="M160 290 220 212M200 300l60-80" stroke="#fff" stroke-width="6" opacity=".5"/>`,
    `<rect x="396" y="190" width="96" height="154" rx="4" fill="hsl(${hue} 32% 32%)"/>`,
    '<rect x="412" y="206" width="64" height="70" rx="3" fill="hsl(45 70% 82%)"/><circle cx="480" cy="290" r="5" fill="#f2d48a"/>',
    ...stripes,
    '<rect y="344" width="640" height="56" fill="#d9d5cf"/>',
    pot(118),
    pot(520),
  ]);
}

function interior(random: Random, hue: number): Uint8Array {
  const lamps = [170, 320, 470].map(
    (x) =>
      `<path d="M${x} 0v70" stroke="#4b4540" stroke-width="3"/><path d="M${x - 30} 100a30 30 0 0 1 60 0z" fill="hsl(${hue} 38% 42%)"/><circle cx="${x}" cy="104" r="8" fill="#ffe9a8"/>`,
  );
  const pictures = random
    .some([90, 230, 370, 510], 3)
    .map(
      (x) =>
        `<rect x="${x - 34}" y="136" width="68" height="52" fill="#fff"/><rect x="${x - 27}" y="143" width="54" height="38" fill="hsl(${(hue + x) % 360} 45% 68%)"/>`,
    );
  const tables = [120, 320, 520].map(
    (x) =>
      `<ellipse cx="${x}" cy="290" rx="68" ry="13" fill="#f5ede1"/><path d="M${x} 296v66M${x - 26} 366h52" stroke="#6a5646" stroke-width="7" stroke-linecap="round"/><path d="M${x - 16} 284v-16a8 8 0 0 1 16 0v16z" fill="hsl(${hue} 45% 55%)"/>`,
  );
  return scene([
    `<rect width="640" height="400" fill="hsl(${hue} 32% 90%)"/>`,
    `<rect y="316" width="640" height="84" fill="hsl(28 34% ${random.integer(62, 70)}%)"/>`,
    '<rect y="312" width="640" height="8" fill="#fff" opacity=".7"/>',
    ...pictures,
    ...lamps,
    ...tables,
  ]);
}

function surroundings(random: Random, hue: number): Uint8Array {
  const trees = [60, 130, 470, 545, 600].map((x) => {
    const size = random.integer(26, 44);
    return `<rect x="${x - 4}" y="278" width="8" height="56" fill="#7a5c43"/><circle cx="${x}" cy="${284 - size / 2}" r="${size}" fill="hsl(${random.integer(95, 150)} 34% 46%)"/>`;
  });
  const houses = [210, 280, 350].map((x, index) => {
    const tall = random.integer(90, 150);
    return `<rect x="${x}" y="${330 - tall}" width="64" height="${tall}" fill="hsl(${(hue + index * 24) % 360} 38% 78%)"/><path d="M${x - 6} ${330 - tall}l38-36 38 36z" fill="hsl(${hue} 36% 46%)"/><rect x="${x + 22}" y="${352 - tall}" width="20" height="24" fill="#fdf3d0"/>`;
  });
  return scene([
    sky(random.integer(20, 40)),
    `<circle cx="${random.integer(120, 520)}" cy="92" r="42" fill="#fff3cf"/>`,
    `<path d="M0 260c120-80 220-70 320-20s200 30 320-40v200H0z" fill="hsl(${(hue + 150) % 360} 24% 66%)"/>`,
    '<path d="M0 318c160-30 480-30 640 0v82H0z" fill="hsl(110 28% 62%)"/>',
    ...trees,
    ...houses,
    '<path d="M262 400c20-40 40-60 58-70h20c-6 20-10 40-8 70z" fill="#e9dfcd"/>',
  ]);
}

const scene = (parts: readonly string[]) => svg(width, height, parts.join(''));

function sky(hue: number): string {
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 80%)"/><stop offset="1" stop-color="hsl(${hue} 60% 94%)"/></linearGradient></defs><rect width="640" height="400" fill="url(#s)"/>`;
}

function pot(x: number): string {
  return `<path d="M${x - 16} 326h32l-5 32h-22z" fill="#b5643c"/><circle cx="${x}" cy="306" r="24" fill="hsl(130 34% 42%)"/>`;
}
