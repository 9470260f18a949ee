import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { hrefOf } from './address.ts';
import { url } from './url.ts';
import { views } from './url.views.tsx';

const site = url({ required: true });

describe('an entered address', () => {
  test.each([
    [' https://exemple.fr/tarifs?nuit=1 ', 'https://exemple.fr/tarifs?nuit=1'],
    ['exemple.fr/tarifs', 'https://exemple.fr/tarifs'],
    ['sous.domaine-été.fr:8080', 'https://sous.domaine-été.fr:8080'],
    ['mailto:contact@exemple.fr', 'mailto:contact@exemple.fr'],
    ['tel:+33612345678', 'tel:+33612345678'],
  ])('%j is sent as %s', (draft, sent) => {
    expect(submit(site, draft)).toEqual({ sent });
  });

  test.each([
    ['', 'required'],
    ['exemple', 'url'],
    ['https://', 'url'],
    ['mailto:', 'url'],
    ['javascript:alert(1)', 'url'],
    ['data:text/html,a', 'url'],
    ['ftp://exemple.fr', 'url'],
    ['https://exemple.fr/a b', 'url'],
    [`https://exemple.fr/${'a'.repeat(2000)}`, 'tooLong'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(site, draft)).toEqual({ problems: [problem] });
  });

  test('may be left out if it is not required', () => {
    expect(submit(url({}), ' ')).toEqual({ sent: null });
    expect(url({}).fromPart?.('')).toBeNull();
  });
});

test('a stored address is any text, and a link only if it may be opened', () => {
  expect(accepts(site, 'javascript:alert(1)')).toBe(true);
  for (const value of [...junk, null]) expect(accepts(site, value)).toBe(false);
  expect(hrefOf('https://exemple.fr')).toBe('https://exemple.fr/');
  for (const text of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,a',
    'exemple.fr',
    '//x.fr',
    'https://banque.fr@autre.exemple/',
  ])
    expect(hrefOf(text)).toBeUndefined();
  expect(views.format('https://exemple.fr', { field: site, labelOf: () => undefined })).toBe(
    'https://exemple.fr',
  );
  expect(views.isEmpty(' ')).toBe(true);
});
