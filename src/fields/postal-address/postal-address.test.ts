import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { draftOfParts } from '#schema/form-body.ts';
import { input } from './postal-address.input.tsx';
import { postalAddress } from './postal-address.ts';
import { views } from './postal-address.views.tsx';

const agency = postalAddress({ required: true });
const lines = '12 rue de la Paix\n75002 Paris';

test('a stored address is shown in one line, and fills a form with its coordinates', () => {
  const value = { address: lines, lat: 48.8693, lng: 2.3312 };
  expect(accepts(agency, value)).toBe(true);
  expect(views.format(value, { field: agency, labelOf: () => undefined })).toBe(
    '12 rue de la Paix, 75002 Paris',
  );
  expect(agency.toDraft(value)).toEqual({ address: lines, coordinates: '48.8693, 2.3312' });
  expect(submit(agency, agency.toDraft(value))).toEqual({ sent: value });
});

test.each([
  [48.856614, 2.3522219000000177],
  [48.85341000000001, -0.0000001],
  [-21.1151, 55.5],
])(
  'the coordinates %s, %s are sent as they were if the form does not change them, and read from an exported cell',
  (lat, lng) => {
    const value = { address: lines, lat, lng };
    expect(submit(agency, agency.toDraft(value))).toEqual({ sent: value });
    expect(input.fromCell?.(String(views.fileValue?.(value)))).toEqual(agency.toDraft(value));
  },
);

test('coordinates may be missing, and one alone counts as none', () => {
  for (const value of [
    { address: lines },
    { address: lines, lat: null, lng: null },
    { address: lines, lat: 3 },
  ]) {
    expect(accepts(agency, value)).toBe(true);
    expect(agency.toDraft(value)).toEqual({ address: lines, coordinates: '' });
  }
  expect(views.isEmpty({ address: ' \n' })).toBe(true);
  for (const value of [...junk, null, 'Lyon', { lat: 1 }]) {
    expect(accepts(agency, value)).toBe(false);
    expect(agency.toDraft(value)).toEqual(agency.initial);
  }
});

test.each([
  ['48.8566, 2.3522', 48.8566, 2.3522],
  ['48.8566,2.3522', 48.8566, 2.3522],
  ['48,8566 ; 2,3522', 48.8566, 2.3522],
  ['48,8566, 2,3522', 48.8566, 2.3522],
  ['-21.1° 55.5°', -21.1, 55.5],
  ['\u22121, 0', -1, 0],
])('%j are coordinates', (coordinates, lat, lng) => {
  expect(submit(agency, { address: lines, coordinates })).toEqual({ sent: { address: lines, lat, lng } });
});

describe('an entered address', () => {
  test.each(['48.8566', '91, 0', '0, 181', 'Paris', '48,8566,2,3522', '1 2 3'])(
    'with the coordinates %j is rejected',
    (coordinates) => {
      expect(submit(agency, { address: lines, coordinates })).toEqual({ problems: ['coordinates'] });
    },
  );

  test('loses its empty lines', () => {
    const sent = { address: 'Gare de Lyon\nParis', lat: null, lng: null };
    expect(submit(agency, { address: ' Gare de Lyon \n\n Paris\n', coordinates: ' ' })).toEqual({ sent });
  });

  test('may be missing, unless it is required or has coordinates', () => {
    const nothing = { address: ' ', coordinates: '' };
    expect(submit(postalAddress({}), nothing)).toEqual({ sent: null });
    expect(submit(agency, nothing)).toEqual({ problems: ['required'] });
    expect(submit(postalAddress({}), { address: '', coordinates: '1, 2' })).toEqual({
      problems: ['required'],
    });
    expect(submit(agency, { address: 'x'.repeat(501), coordinates: '' })).toEqual({ problems: ['tooLong'] });
  });

  test.each(['148, 2', 'Paris'])(
    'is the problem if it is missing, whatever its coordinates are: %j',
    (coordinates) => {
      expect(submit(agency, { address: ' ', coordinates })).toEqual({ problems: ['required'] });
    },
  );

  test('is checked again as it is sent', () => {
    const ofSent = (value: unknown) => agency.sent?.safeParse(value).success;
    expect(ofSent({ address: lines, lat: 1, lng: 2 })).toBe(true);
    expect(ofSent({ address: lines, lat: 1, lng: null })).toBe(false);
    expect(ofSent({ address: lines, lat: 100, lng: 2 })).toBe(false);
    expect(agency.fromPart?.('{"address":"a","lat":1,"lng":2}')).toEqual({ address: 'a', lat: 1, lng: 2 });
    expect(agency.fromPart?.('Paris')).toBe('Paris');
    expect(draftOfParts({ agency }, {})).toEqual({ agency: null });
  });

  test('of a file has its coordinates in the last line, as an export writes them', () => {
    const value = { address: lines, lat: -21.1, lng: 55.5 };
    expect(input.fromCell?.(views.fileValue?.(value) ?? '')).toEqual(agency.toDraft(value));
    for (const address of ['Gare de Lyon', lines, '48.8, 2.3'])
      expect(input.fromCell?.(address)).toEqual({ address, coordinates: '' });
    expect(views.fileValue?.({ address: lines })).toBe(lines);
  });
});
