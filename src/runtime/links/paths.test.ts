import { describe, expect, test } from 'vitest';
import { planets } from '#runtime/testing/planets.ts';
import { createPath, listPath, recordPath } from './paths.ts';

test('a resource’s screens are below its path', () => {
  expect(listPath(planets)).toBe('/planetes');
  expect(createPath(planets)).toBe('/planetes/ajouter');
});

describe('a record’s path', () => {
  test.each([
    [7, undefined, '/planetes/7'],
    ['7', 'Hoth', '/planetes/7?name=Hoth'],
    ['a/b?c#d', undefined, '/planetes/a%2Fb%3Fc%23d'],
    ['ajouter', undefined, '/planetes/ajouter'],
    [1, 'Élan & Co?=#', '/planetes/1?name=%C3%89lan+%26+Co%3F%3D%23'],
  ])('of %j named %j is %s', (id, name, path) => {
    expect(recordPath(planets, id, name)).toBe(path);
  });

  test.each(['\ud800', '', '.', '..'])('exists even for %j, which cannot be part of a path', (id) => {
    const path = recordPath(planets, id);
    expect(path).toBe('/planetes/%EF%BF%BD');
    expect(new URL(path, 'https://example.com').pathname).toBe(path);
  });
});
