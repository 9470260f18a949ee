import type { Resource, StoredRecord } from '#schema/resource.ts';
import { filteredPlanets, planets } from './planets.ts';
import type { DataSet } from './service.ts';

const names = [
  'Arrakis',
  'Hoth',
  'Pandore',
  'Solaris',
  'Terminus',
  'Tatooine',
  'Gallifrey',
  'Trantor',
  'Vulcain',
];
const climates = ['arid', 'frozen', 'mild'];
const disc = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0f172a"/><circle cx="24" cy="24" r="15" fill="${colour}"/></svg>`)}`;

/** Returns a planet. The first nine have names, the others have numbers. */
export function planet(number: number): StoredRecord {
  const name = names[number - 1] ?? `Kepler-${number}`;
  const day = String(((number - 1) % 28) + 1).padStart(2, '0');
  return {
    id: number,
    name,
    description: `${name}, vue du relais.`,
    climate: climates[number % 3],
    inhabited: number % 2 === 1,
    contact: `relais${number}@example.com`,
    relay: number % 4 === 0 ? null : `01 44 00 00 ${String(number).padStart(2, '0')}`,
    portrait: number % 3 === 0 ? null : { src: disc(number % 2 === 0 ? '#7dd3fc' : '#fbbf24') },
    visits: number % 5 === 0 ? null : { avg: 3 + (number % 4) / 2, total: number * 3 },
    orbit: number % 4 === 3 ? { status: 'STABLE' } : null,
    discoveredAt: `2026-0${(number % 9) + 1}-${day}T09:30:00Z`,
  };
}

/** Returns the data set of a number of planets. */
export function planetDataSet(count: number): DataSet {
  return { resource: planets, records: Array.from({ length: count }, (_, index) => planet(index + 1)) };
}

/** Returns the data set of a number of planets with an amount. */
export function taxedPlanetDataSet(resource: Resource, count: number): DataSet {
  const records = planetDataSet(count).records.map((record, index) => ({ ...record, tax: 10.1 + index }));
  return { resource, records };
}

/** Returns the data set of a number of planets with satellites, whose list can be filtered. */
export function filteredPlanetDataSet(count: number): DataSet {
  const records = planetDataSet(count).records.map((record, index) => ({
    ...record,
    satellites: index % 10,
  }));
  return { resource: filteredPlanets, records };
}
