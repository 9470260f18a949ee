import { describe, expect, test } from 'vitest';
import { choice } from '#fields/choice/choice.ts';
import { choices } from '#fields/choices/choices.ts';
import { colour } from '#fields/colour/colour.ts';
import { day } from '#fields/day/day.ts';
import { flag } from '#fields/flag/flag.ts';
import { money } from '#fields/money/money.ts';
import { percent } from '#fields/percent/percent.ts';
import { phone } from '#fields/phone/phone.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
import { timeOfDay } from '#fields/time-of-day/time-of-day.ts';
import { t } from '#lib/i18n/i18n.ts';
import { addResourceTexts } from '#lib/i18n/testing.ts';
import { planets } from '#runtime/testing/planets.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { guessColumns, importFields } from './import-fields.ts';
import { createRowReader } from './import-rows.ts';

addResourceTexts('boats', {
  fields: { name: 'Nom', price: 'Prix', state: 'État', open: 'Ouvert', ports: 'Ports' },
  choices: { state: { new: 'Neuf', used: 'Occasion' }, open: { true: 'Oui', false: 'Non' } },
});

const boats: Resource = {
  name: 'boats',
  endpoints: rest('/boats', {}),
  title: 'name',
  fields: {
    name: text({ required: true }),
    price: money({ required: true }),
    state: choice({ values: ['new', 'used'] }),
    open: flag({}),
    ports: references({ to: 'users', by: 'name' }),
  },
  list: { columns: ['name'] },
  form: [['name', 'price'], ['state', 'open'], ['ports']],
};
const fields = importFields(boats);
const ports = new Map<string, string | number>([
  ['brest', 1],
  ['le havre', 2],
  ['sete, port', 3],
]);
const columns = { name: 0, price: 1, state: 2, open: 3, ports: 4 };
const linked = { ports: { ids: ports } };
const read = (...cells: string[]) =>
  createRowReader(boats, fields, columns, linked).read({ number: 2, cells });

describe('the columns of a file', () => {
  test('are found by the labels of the fields, without case, accents and units, or by their names', () => {
    const headings = ['NOM', 'prix (€)', 'Etat', 'open', 'Autre'];
    expect(guessColumns(fields, headings)).toEqual({
      name: 0,
      price: 1,
      state: 2,
      open: 3,
      ports: undefined,
    });
  });

  test('with labels that differ only in what is in brackets belong to these fields', () => {
    const field = (name: string, label: string) => ({ name, label, required: false });
    const [net, gross] = [field('net', 'Prix (HT)'), field('gross', 'Prix (TTC)')];
    expect(guessColumns([net, gross], ['Nom', 'Prix (HT)', 'Prix (TTC)'])).toEqual({ net: 1, gross: 2 });
    expect(guessColumns([net, gross], ['PRIX (TTC)', 'Prix (ht)'])).toEqual({ net: 1, gross: 0 });
    // The only price fills one of them: the same one would be wrong in the other.
    expect(guessColumns([net, gross], ['Prix (TTC)'])).toEqual({ net: undefined, gross: 0 });
    expect(guessColumns([net, gross], ['Prix'])).toEqual({ net: 0, gross: undefined });
  });

  test('fill the fields of the form, except for files', () => {
    expect(importFields(planets).map(({ name }) => name)).toEqual([
      'name',
      'contact',
      'description',
      'relay',
      'code',
    ]);
  });
});

describe('a row', () => {
  test('is what the form would send', () => {
    const row = read('Le Nord', '1 234,50 €', 'occasion', 'Oui', 'Brest, LE HAVRE');
    expect(row.errors).toEqual({});
    expect(row.sent).toEqual({ name: 'Le Nord', price: 1234.5, state: 'used', open: true, ports: [1, 2] });
  });

  test('with an amount in another currency is not sent as euros', () => {
    const row = read('Le Nord', '1 234,50 $', 'occasion', 'Oui', 'Brest');
    expect(row.sent).toBeUndefined();
    expect(row.errors).toEqual({ price: t('validation.numberIn', { unit: '€' }) });
  });

  test.each(['12-', '12abc', '20 %', '12 € HT'])('with %j for an amount is refused, not cut', (price) => {
    const row = read('Le Nord', price, 'occasion', 'Oui', 'Brest');
    expect(row.sent).toBeUndefined();
    expect(row.errors).toEqual({ price: t('validation.numberIn', { unit: '€' }) });
  });

  test('has the values of an empty form where the file has none', () => {
    expect(read('Le Sud', '0', '', '', '').sent).toEqual({
      name: 'Le Sud',
      price: 0,
      state: null,
      open: false,
      ports: [],
    });
  });

  test('may name a record whose name has a comma', () => {
    expect(read('Le Sud', '0', '', '', 'Sète, port').sent?.['ports']).toEqual([3]);
  });

  test('has the errors of the form, and those of names that no record has', () => {
    const row = read('', 'cher', 'cassé', 'peut-être', 'Brest, Paris');
    expect(row.sent).toBeUndefined();
    expect(row.errors).toEqual({
      name: 'Ce champ est requis',
      price: t('validation.numberIn', { unit: '€' }),
      state: t('validation.choice'),
      open: t('validation.type'),
      ports: t('import.unknownName', { name: 'Paris' }),
    });
  });

  test('says of a record that exists that it is not offered, and of which fields names were not found', () => {
    const existing = new Set(['nantes', 'sete, gare']);
    const reader = createRowReader(boats, fields, columns, { ports: { ids: ports, existing } });
    const withPorts = (names: string) => reader.read({ number: 2, cells: ['Le Sud', '0', '', '', names] });
    expect(withPorts('Brest, NANTES').errors).toEqual({ ports: t('import.notOffered', { name: 'NANTES' }) });
    const withComma = { ports: t('import.notOffered', { name: 'Sète, gare' }) };
    expect(withPorts('Sète, gare').errors).toEqual(withComma);
    expect(withPorts('Paris').errors).toEqual({ ports: t('import.unknownName', { name: 'Paris' }) });
    expect([withPorts('Paris').unknown, withPorts('Nantes').unknown, withPorts('Brest').unknown]).toEqual([
      ['ports'],
      [],
      [],
    ]);
  });

  test('does not say that a record is missing if not all records could be read', () => {
    const existing = new Set(['nantes']);
    const withPorts = (names: string) =>
      createRowReader(boats, fields, columns, { ports: { ids: ports, existing, isCut: true } }).read({
        number: 2,
        cells: ['Le Sud', '0', '', '', names],
      });
    expect(withPorts('Paris').errors).toEqual({ ports: t('import.unreadName', { name: 'Paris' }) });
    expect(withPorts('Nantes').errors).toEqual({ ports: t('import.notOffered', { name: 'Nantes' }) });
    expect(withPorts('Brest').errors).toEqual({});
  });

  test('is checked again when a text is corrected', () => {
    const reader = createRowReader(boats, fields, columns, linked);
    const row = reader.read({ number: 7, cells: ['Le Sud', 'cher'] });
    expect(Object.keys(row.errors)).toEqual(['price']);
    const corrected = reader.check(row.number, { ...row.texts, price: '12' });
    expect([corrected.number, corrected.errors, corrected.sent?.['price']]).toEqual([7, {}, 12]);
  });
});

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
