import { describe, expect, test } from 'vitest';
import { choice } from '#fields/choice/choice.ts';
import { flag } from '#fields/flag/flag.ts';
import { money } from '#fields/money/money.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
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

  test('may have the words of a spreadsheet for a flag', () => {
    expect(read('Le Nord', '1', 'neuf', 'VRAI', 'Brest').sent).toMatchObject({ open: true });
    expect(read('Le Nord', '1', 'neuf', 'Faux', 'Brest').sent).toMatchObject({ open: false });
    expect(read('Le Nord', '1', 'neuf', 'peut-être', 'Brest').errors).toHaveProperty('open');
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

  test('may name several records whose names have commas', () => {
    const portsOf = (cell: string) => read('Le Sud', '0', '', '', cell).sent?.['ports'];
    expect(portsOf('Brest, Sète, port')).toEqual([1, 3]);
    expect(portsOf('SETE, PORT; Le Havre, Brest')).toEqual([3, 2, 1]);
    expect(portsOf(' Sète, port ,, Sète, port, ')).toEqual([3]);
  });

  test('with the longest known name in a cell names this record, not those with its parts', () => {
    const ids = new Map([...ports, ['sete', 4], ['port', 5], ['brest, sete', 6]]);
    const existing = new Set([...ids.keys(), 'port, gare']);
    const reader = createRowReader(boats, fields, columns, { ports: { ids, existing } });
    const withPorts = (cell: string) => reader.read({ number: 2, cells: ['Le Sud', '0', '', '', cell] });
    expect(withPorts('Sète, port, Brest').sent?.['ports']).toEqual([3, 1]);
    expect(withPorts('Brest, Sète, port').sent?.['ports']).toEqual([6, 5]);
    expect(withPorts('Port, Sète').sent?.['ports']).toEqual([5, 4]);
    const notOffered = { ports: t('import.notOffered', { name: 'Port, gare' }) };
    expect(withPorts('Brest, Port, gare').errors).toEqual(notOffered);
    const unknown = { ports: t('import.unknownName', { name: 'Paris' }) };
    expect(withPorts('Sète, port, Paris, Nice').errors).toEqual(unknown);
  });

  test('with thousands of names in a cell is read at once', () => {
    const many = 'Brest, Sète, port, '.repeat(2000);
    expect(read('Le Sud', '0', '', '', many).sent?.['ports']).toEqual([1, 3]);
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
