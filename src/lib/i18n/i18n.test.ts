import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type MessageKey, type Translate, t, useTranslate, word } from './i18n.ts';
import { addResourceTexts } from './testing.ts';

describe('t', () => {
  test('words a text as soon as the module is there', () => {
    expect(t('common.cancel')).toBe('Annuler');
  });

  test('fills in names', () => {
    expect(t('list.page', { page: 2, pages: 7 })).toBe('Page 2 sur 7');
  });

  test('counts as French does: 0 and 1 are singular, millions take "de"', () => {
    expect(t('list.results', { count: 0 })).toBe('0 résultat');
    expect(t('list.results', { count: 1 })).toBe('1 résultat');
    expect(t('list.results', { count: 2 })).toBe('2 résultats');
    expect(t('list.results', { count: 1_000_000 })).toBe('1000000 de résultats');
  });

  test('leaves what people wrote as it is', () => {
    expect(t('list.view', { title: 'L\'Étoile <b> & "fils"' })).toBe('Voir L\'Étoile <b> & "fils"');
  });

  test('does not read what people wrote as a template', () => {
    expect(t('list.view', { title: '$t(common.cancel) {{title}}' })).toBe('Voir $t(common.cancel) {{title}}');
  });

  test('takes the paths of the dictionary only', () => {
    expectTypeOf<'errors.network'>().toExtend<MessageKey>();
    expectTypeOf<'list.results'>().toExtend<MessageKey>();
    expectTypeOf<'list.results_one'>().not.toExtend<MessageKey>();
    expectTypeOf<'errors'>().not.toExtend<MessageKey>();
    expectTypeOf(t).toExtend<Translate>();
  });
});

function Page() {
  const translate = useTranslate();
  return createElement('p', null, translate('list.page', { page: 1, pages: 1 }));
}

test('useTranslate words texts inside React', () => {
  expect(renderToString(createElement(Page))).toBe('<p>Page 1 sur 1</p>');
});

describe('word', () => {
  test('finds a text by a path known at run time', () => {
    expect(word(['resources', 'users', 'fields', 'name'].join('.'))).toBe('Nom(s) et prénom(s)');
  });

  test('says so where the dictionary has no text', () => {
    expect(word('resources.users.fields.nothing')).toBeUndefined();
    expect(word('resources.users')).toBeUndefined();
    expect(word('')).toBeUndefined();
  });

  test('finds nothing that the dictionary did not write', () => {
    expect(word('resources.constructor.name')).toBeUndefined();
    expect(word('__proto__.toString')).toBeUndefined();
    expect(word('common.cancel.length')).toBeUndefined();
  });
});

test('a made-up resource is given words beside those of the product, which stay', () => {
  addResourceTexts('kites', { fields: { colour: 'Couleur' } });
  addResourceTexts('kites', { name: 'Cerfs-volants' });
  expect(word('resources.kites.fields.colour')).toBe('Couleur');
  expect(word('resources.kites.name')).toBe('Cerfs-volants');
  expect(word('resources.users.fields.name')).toBe('Nom(s) et prénom(s)');
});
