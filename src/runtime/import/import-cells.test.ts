import { expect, test } from 'vitest';
import { choices } from '#fields/choices/choices.ts';
import { colour } from '#fields/colour/colour.ts';
import { day } from '#fields/day/day.ts';
import { moment } from '#fields/moment/moment.ts';
import { percent } from '#fields/percent/percent.ts';
import { phone } from '#fields/phone/phone.ts';
import { text } from '#fields/text/text.ts';
import { timeOfDay } from '#fields/time-of-day/time-of-day.ts';
import { t } from '#lib/i18n/i18n.ts';
import { addResourceTexts } from '#lib/i18n/testing.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { importFields } from './import-fields.ts';
import { createRowReader } from './import-rows.ts';

addResourceTexts('boats', {
  fields: { name: 'Nom', price: 'Prix', state: 'État', open: 'Ouvert' },
  choices: { state: { new: 'Neuf', used: 'Occasion' } },
});

addResourceTexts('ferries', {
  fields: { name: 'Nom', lines: 'Lignes' },
  choices: { lines: { summer: 'Été, week-end', winter: 'Hiver' } },
});

const boats: Resource = {
  name: 'boats',
  endpoints: rest('/boats', {}),
  title: 'name',
  fields: { name: text({ required: true }) },
  list: { columns: ['name'] },
  form: [['name']],
};

const ferries: Resource = {
  ...boats,
  name: 'ferries',
  fields: { name: text({ required: true }), lines: choices({ values: ['summer', 'winter'] }) },
  form: [['name', 'lines']],
};

test('days, shares and several choices are read as files have them', () => {
  const sailing: Resource = {
    ...boats,
    fields: {
      name: text({ required: true }),
      price: percent({}),
      state: choices({ values: ['new', 'used'] }),
      open: day({}),
    },
    form: [['name', 'price', 'state', 'open']],
  };
  const reader = createRowReader(
    sailing,
    importFields(sailing),
    { name: 0, price: 1, state: 2, open: 3 },
    {},
  );
  expect(reader.read({ number: 2, cells: ['Nord', '7,5 %', 'Neuf, Occasion', '05/03/2026'] })).toMatchObject({
    errors: {},
    sent: { name: 'Nord', price: 0.075, state: ['new', 'used'], open: '2026-03-05' },
  });
});

test('choices whose labels have commas are read as the file lists them', () => {
  const reader = createRowReader(ferries, importFields(ferries), { name: 0, lines: 1 }, {});
  const linesOf = (cell: string) => reader.read({ number: 2, cells: ['Nord', cell] }).sent?.['lines'];
  expect(linesOf('Été, week-end, Hiver')).toEqual(['summer', 'winter']);
  expect(linesOf('hiver; ETE, WEEK-END')).toEqual(['winter', 'summer']);
});

test('days, moments and times are read as forms read them, too', () => {
  const tides: Resource = {
    ...boats,
    fields: { name: day({}), price: moment({}), state: timeOfDay({}) },
    form: [['name', 'price', 'state']],
  };
  const reader = createRowReader(tides, importFields(tides), { name: 0, price: 1, state: 2 }, {});
  for (const cells of [
    ['5/3/26', '5/3/26 9h05', '905'],
    ['05032026', '05.03.2026 à 9 h 05', '9:05'],
    ['5 3 2026', '2026-03-05 09:05:00', '09:05:00'],
    ['2026-03-05 00:00:00', '05/03/2026 9:05:00', '0905'],
  ]) {
    const { sent, errors } = reader.read({ number: 2, cells });
    expect(errors).toEqual({});
    expect(sent).toMatchObject({ name: '2026-03-05', state: '09:05' });
    expect(sent?.['price']).toMatch(/^2026-03-05T09:05:00/);
  }
  const refused = reader.read({ number: 2, cells: ['30/02/2026', '05/03/2026', '975'] });
  expect(Object.keys(refused.errors)).toEqual(['name', 'price', 'state']);
});

test('telephone numbers, times and colours are read as forms read them', () => {
  const pier: Resource = {
    ...boats,
    fields: { name: phone({}), price: timeOfDay({}), state: colour({}) },
    form: [['name', 'price', 'state']],
  };
  const reader = createRowReader(pier, importFields(pier), { name: 0, price: 1, state: 2 }, {});
  const readPier = (...cells: string[]) => {
    const { sent, errors } = reader.read({ number: 2, cells });
    return sent === undefined ? Object.values(errors) : Object.values(sent);
  };
  for (const [number, time, tint] of [
    ['0612345678', '9h30', '1a73e8'],
    ['+33 6 12 34 56 78', '9:30', '#1A73E8'],
    ['06.12.34.56.78', '0930', ' #1a73e8'],
    // Spreadsheets drop the first 0 of a number, or its plus sign.
    ['612345678', '09:30', '#1a73e8'],
    ['33612345678', '09:30', '#1a73e8'],
  ] as const)
    expect(readPier(number, time, tint)).toEqual(['06 12 34 56 78', '09:30', '#1a73e8']);
  expect(readPier('06 12 34 56 78', '9 h', '#FfF')).toEqual(['06 12 34 56 78', '09:00', '#ffffff']);
  expect(readPier('+44 7700 900123', '25h', 'bleu')).toEqual([
    t('validation.phone'),
    t('validation.time'),
    t('validation.colour'),
  ]);
});
