import { describe, expect, test } from 'vitest';
import { defineResource } from '#schema/resource.ts';
import { categories } from './categories.ts';
import { resources } from './index.ts';
import { newRole, statusNote, users } from './users.ts';

describe('a mistake about a question does not compile', () => {
  const list = { columns: ['titre'] } as const;
  const { endpoints, fields } = categories;
  const valid = { path: 'x', endpoints, title: 'titre', fields, list, form: [['titre']] } as const;

  test('a summary of an unknown field', () => {
    // @ts-expect-error there is no such field
    defineResource('categories', { ...valid, summary: ['titel'] });
    // @ts-expect-error a question shows only the fields of a record
    defineResource('categories', { ...valid, summary: ['image'] });
    expect(defineResource('categories', { ...valid, summary: ['createdAt'] }).summary).toEqual(['createdAt']);
  });

  test('an inverse that is not a command', () => {
    const call = { method: 'PUT', path: '/admin/users/{id}/x' } as const;
    const note = { note: statusNote };
    const commands = {
      role: { call, asks: { role: newRole } },
      endSessions: { call },
      resetFactors: { call },
      disable: { call, asks: note },
      enable: { call, asks: note },
    };
    const declared = { ...valid, endpoints: users.endpoints, fields: users.fields, title: 'name' } as const;
    const rest = { list: { columns: ['name'] }, form: [] } as const;
    const disable = { ...commands.disable, inverse: 'archive' } as const;
    // @ts-expect-error no command has this name
    defineResource('users', { ...declared, ...rest, commands: { ...commands, disable } });
  });
});

test('what an inverse asks for is known from the record before', () => {
  const missing = resources.flatMap(({ name, fields, commands = {} }) =>
    Object.values(commands).flatMap(({ inverse }) =>
      Object.entries(inverse === undefined ? {} : (commands[inverse]?.asks ?? {}))
        .filter(([asked, { required }]) => required && fields[asked] === undefined)
        .map(([asked]) => `${name}.${inverse}.${asked}`),
    ),
  );
  expect(missing).toEqual([]);
});
