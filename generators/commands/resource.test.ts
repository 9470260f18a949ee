import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { generateResource } from './resource.ts';

test.for(['login', 'session', 'settings'])('%s, whose files are of a screen, names no resource', (name) => {
  expect(() => generateResource(readSpec({ name, fields: 'name:text' }))).toThrow(
    new RegExp(`“${name}” is taken by a screen of the product \\(.+/${name}\\..+\\): choose another name`),
  );
});
