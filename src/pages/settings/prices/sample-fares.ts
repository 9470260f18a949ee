import { priceConfig } from '#resources/calls/price-config.ts';
import { fareOf, type RideMeasures, tariffOf } from '#resources/rules/fare.ts';
import { readTypedNumber } from '#schema/typed-number.ts';
import { writePrices } from './price-config.ts';

/** What the sample ride is measured by. */
export type MeasureName = keyof RideMeasures;

/** The measures in their order. */
export const measureNames = [
  'distance_km',
  'duration_min',
  'passengers',
  'luggage',
  'animals',
] as const satisfies readonly MeasureName[];

/** The sample ride at first, as it is typed: a usual one in a town. */
export const usualMeasures: Readonly<Record<MeasureName, string>> = {
  distance_km: '8',
  duration_min: '20',
  passengers: '2',
  luggage: '1',
  animals: '0',
};

const most = 10_000;

/** Reads the typed measures. `measures` is undefined if one of them is not a number of a ride. */
export function readMeasures(typed: Readonly<Record<MeasureName, string>>): {
  readonly measures: RideMeasures | undefined;
  readonly invalid: readonly MeasureName[];
} {
  const number = (name: MeasureName) => readTypedNumber(typed[name]) ?? Number.NaN;
  const isWhole = (name: MeasureName) => name === 'distance_km' || Number.isInteger(number(name));
  const invalid = measureNames.filter(
    (name) => !(number(name) >= 0 && number(name) <= most && isWhole(name)),
  );
  if (invalid.length > 0) return { measures: undefined, invalid };
  const [distance_km, duration_min, passengers] = [
    number('distance_km'),
    number('duration_min'),
    number('passengers'),
  ];
  const measures = {
    distance_km,
    duration_min,
    passengers,
    luggage: number('luggage'),
    animals: number('animals'),
  };
  return { measures, invalid };
}

/** The prices of the sample ride, tax included; undefined if they cannot be calculated. */
export interface Fares {
  readonly day: number | undefined;
  readonly night: number | undefined;
}

/** Returns what a ride costs by the prices of the form. Without a price that it needs, nothing is calculated. */
export function faresOf(
  prices: Readonly<Record<string, number | undefined>>,
  measures: RideMeasures | undefined,
): Fares {
  const config = priceConfig.safeParse(writePrices(prices));
  if (!config.success || measures === undefined) return { day: undefined, night: undefined };
  return {
    day: fareOf(tariffOf(config.data, 'day'), measures),
    night: fareOf(tariffOf(config.data, 'night'), measures),
  };
}
