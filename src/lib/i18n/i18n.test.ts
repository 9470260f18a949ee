import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { findText, type MessageKey, type Translate, t, useTranslate } from './i18n.ts';
import { addResourceTexts } from './testing.ts';

describe('t', () => {
  test('returns a text as soon as the module is loaded', () => {
    expect(t('common.cancel')).toBe('Annuler');
  });

  test('fills in values', () => {
    expect(t('list.page', { page: 2, pages: 7 })).toBe('Page 2 sur 7');
  });

  test('counts as French does: 0 and 1 are singular, millions take "de"', () => {
    expect(t('list.results', { count: 0 })).toBe('0 résultat');
    expect(t('list.results', { count: 1 })).toBe('1 résultat');
    expect(t('list.results', { count: 2 })).toBe('2 résultats');
    expect(t('list.results', { count: 1_000_000 })).toBe('1\u202f000\u202f000 de résultats');
  });

  test('writes numbers in French, and leaves texts as they are', () => {
    expect(t('list.page', { page: 1, pages: 12_480 })).toBe('Page 1 sur 12\u202f480');
    expect(t('list.page', { page: '1', pages: '12480' })).toBe('Page 1 sur 12480');
  });

  test('does not escape values', () => {
    expect(t('list.view', { title: 'L\'Étoile <b> & "fils"' })).toBe('Voir L\'Étoile <b> & "fils"');
  });

  test('does not read values as templates', () => {
    expect(t('list.view', { title: '$t(common.cancel) {{title}}' })).toBe('Voir $t(common.cancel) {{title}}');
  });

  test('accepts only the paths of the dictionary', () => {
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

test('useTranslate returns texts inside React', () => {
  expect(renderToString(createElement(Page))).toBe('<p>Page 1 sur 1</p>');
});

describe('findText', () => {
  test('finds a text by a path known at run time', () => {
    expect(findText(['resources', 'users', 'fields', 'name'].join('.'))).toBe('Nom(s) et prénom(s)');
  });

  test('returns undefined for a path without a text', () => {
    expect(findText('resources.users.fields.nothing')).toBeUndefined();
    expect(findText('resources.users')).toBeUndefined();
    expect(findText('')).toBeUndefined();
  });

  test('does not find inherited members', () => {
    expect(findText('resources.constructor.name')).toBeUndefined();
    expect(findText('__proto__.toString')).toBeUndefined();
    expect(findText('common.cancel.length')).toBeUndefined();
  });
});

test('texts of a test resource are added to those of the product', () => {
  addResourceTexts('kites', { fields: { colour: 'Couleur' } });
  addResourceTexts('kites', { name: 'Cerfs-volants' });
  expect(findText('resources.kites.fields.colour')).toBe('Couleur');
  expect(findText('resources.kites.name')).toBe('Cerfs-volants');
  expect(findText('resources.users.fields.name')).toBe('Nom(s) et prénom(s)');
});
