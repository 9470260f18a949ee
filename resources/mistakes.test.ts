import { describe, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { choice } from '#fields/choice/choice.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { money } from '#fields/money/money.ts';
import { person } from '#fields/person/person.ts';
import { picture } from '#fields/picture/picture.ts';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
import { upload } from '#fields/upload/upload.ts';
import { get, rest } from '#schema/endpoints.ts';
import { type Command, defineResource, type RecordId, type RecordOf, type SortOf } from '#schema/resource.ts';
import { categories } from './categories.ts';
import { newRole, users } from './users.ts';

/*
 * The compiler is the test: each `@ts-expect-error` fails the type check if the mistake below it compiles.
 * The test runner only shows that the declarations can run.
 */
const { fields, endpoints } = categories;
const valid = {
  path: 'x',
  endpoints,
  title: 'titre',
  fields,
  list: { columns: ['titre'] },
  form: [['titre']],
} as const;

describe('a mistake in a descriptor does not compile', () => {
  test('an unknown resource', () => {
    // @ts-expect-error the dictionary labels no resource of this name
    defineResource('vehicles', valid);
  });

  test('a field without a label', () => {
    // @ts-expect-error Add resources.categories.fields.colour to locales/fr.json
    defineResource('categories', { ...valid, fields: { ...fields, colour: text({}) } });
  });

  test('a label without a field', () => {
    const { titre_en, ...others } = fields;
    // @ts-expect-error titre_en has a label and no field
    defineResource('categories', { ...valid, fields: others });
    expectTypeOf(titre_en.kind).toEqualTypeOf<'text'>();
  });

  test('a choice without a label', () => {
    const role = choice({ values: ['client', 'driver', 'admin', 'pilot'], access: 'readOnly' });
    defineResource('users', {
      ...users,
      title: 'name',
      list: { columns: ['name'] },
      form: [],
      // @ts-expect-error Add resources.users.choices.role.pilot to locales/fr.json
      fields: { ...users.fields, role },
    });
  });

  test('an unknown column', () => {
    // @ts-expect-error there is no such field
    defineResource('categories', { ...valid, list: { columns: ['titel'] } });
    // @ts-expect-error a composed column has no heading of this name
    defineResource('categories', { ...valid, list: { columns: [{ id: 'heading', lines: ['titre'] }] } });
    // @ts-expect-error a list shows only the fields of a record
    defineResource('categories', { ...valid, list: { columns: ['image'] } });
  });

  test('a file that replaces no picture', () => {
    const rules = { accept: ['image/png'], maxMegabytes: 1 };
    // @ts-expect-error the service would throw the file away
    upload(rules);
    const [image, words] = [upload({ ...rules, replaces: 'photo' }), upload({ ...rules, replaces: 'titre' })];
    // @ts-expect-error The file replaces photo, which is not a field
    defineResource('categories', { ...valid, fields: { ...fields, image } });
    // @ts-expect-error The file replaces titre, which is not a picture
    defineResource('categories', { ...valid, fields: { ...fields, image: words } });
    const [address, always] = [picture({ shape: 'url', nullable: true }), picture({ shape: 'url' })];
    const logo = upload({ ...rules, replaces: 'icon', removable: true });
    defineResource('categories', { ...valid, fields: { ...fields, icon: address, image: logo } });
    // @ts-expect-error The file can be removed, so icon must be nullable
    defineResource('categories', { ...valid, fields: { ...fields, icon: always, image: logo } });
  });

  test('a sort by an unknown field', () => {
    // @ts-expect-error there is no such field
    defineResource('categories', { ...valid, list: { columns: ['titre'], sort: ['titel'] } });
    // @ts-expect-error a list is sorted only by the fields of a record
    defineResource('categories', { ...valid, list: { columns: ['titre'], sort: ['image'] } });
    expectTypeOf<SortOf<typeof categories>>().toEqualTypeOf<'titre' | 'createdAt'>();
  });

  test('a wrong endpoint', () => {
    // @ts-expect-error a path starts with a slash
    rest('admin/categories', {});
    // @ts-expect-error the path of one record contains {id}
    defineResource('categories', { ...valid, endpoints: { ...endpoints, one: get('/admin/categories') } });
  });

  test('a link to an unknown resource, or by a member that it does not have', () => {
    // @ts-expect-error the dictionary labels no resource of this name
    reference({ to: 'unicorns', by: 'titre' });
    // @ts-expect-error users have no field titre
    reference({ to: 'users', by: 'titre' });
    // @ts-expect-error rides have no field titre
    references({ to: 'rides', by: 'titre' });
    // @ts-expect-error the dictionary labels no resource of this name
    person({ to: 'unicorns' });
  });

  test('a sort by a field whose kind has no order', () => {
    // @ts-expect-error pictures have no order
    defineResource('categories', { ...valid, list: { columns: ['titre'], sort: ['icon'] } });
  });

  test('a filter by what is not a field and has no label, or by a field whose kind has no filter', () => {
    const columns = ['titre'] as const;
    // @ts-expect-error Lists cannot be filtered by titel: records have no such field
    defineResource('categories', { ...valid, list: { columns, filters: ['titel'] } });
    // @ts-expect-error Lists cannot be filtered by image: records have no such field
    defineResource('categories', { ...valid, list: { columns, filters: ['createdAt', 'image'] } });
    // @ts-expect-error Lists cannot be filtered by titre: its kind has no filter
    defineResource('categories', { ...valid, list: { columns, filters: ['titre'] } });
    // @ts-expect-error Add resources.categories.filters to locales/fr.json
    defineResource('categories', { ...valid, list: { columns, otherFilters: { resource: 'resource' } } });
    const { list } = defineResource('categories', {
      ...valid,
      list: { columns, filters: ['createdAt', 'icon'] },
    });
    expectTypeOf(list.filters).toEqualTypeOf<readonly ('createdAt' | 'icon')[] | undefined>();
  });

  test('an action without a call', () => {
    // @ts-expect-error categories are not deleted
    defineResource('categories', { ...valid, list: { columns: ['titre'], actions: ['delete'] } });
  });

  test('a command that asks for what the dictionary does not label', () => {
    const call = { method: 'PUT', path: '/admin/users/{id}/x' } as const;
    const { endpoints: calls, fields: own } = users;
    const declared = {
      endpoints: calls,
      fields: own,
      title: 'name',
      list: { columns: ['name'] },
      form: [],
    } as const;
    const note = longText({});
    const commands = {
      role: { call, asks: { role: newRole } },
      endSessions: { call },
      resetFactors: { call },
      disable: { call, asks: { note } },
      enable: { call, asks: { note } },
    };
    defineResource('users', { ...declared, commands });
    const unlabelled = { ...commands, disable: { call, asks: { reason: note } } };
    // @ts-expect-error Add resources.users.commands.disable.asks.reason to locales/fr.json
    defineResource('users', { ...declared, commands: unlabelled });
    const silent = { ...commands, endSessions: { call, asks: { note } } };
    // @ts-expect-error Add resources.users.commands.endSessions.asks to locales/fr.json
    defineResource('users', { ...declared, commands: silent });
    const wider = { ...commands, role: { call, asks: { role: choice({ values: ['client', 'pilot'] }) } } };
    // @ts-expect-error "pilot" is not a labelled choice of the field role
    defineResource('users', { ...declared, commands: wider });
    const mute = { ...commands, disable: { call } };
    // @ts-expect-error resources.users.commands.disable.asks.note has a label and no field
    defineResource('users', { ...declared, commands: mute });
    // @ts-expect-error 'archive' does not exist: resources.users.commands has no such text
    defineResource('users', { ...declared, commands: { ...commands, archive: { call } } });
    // @ts-expect-error it is true or left out
    const open: Command = { call, onOthersOnly: false };
    // @ts-expect-error no command has this name
    defineResource('users', { ...declared, list: { columns: ['name'], actions: ['archive'] }, commands });
    expectTypeOf(open.tone).toEqualTypeOf<'neutral' | 'danger' | undefined>();
  });

  test('a command, or a related part, of a resource whose texts have none', () => {
    const call = { method: 'PUT', path: '/admin/categories/{id}/x' } as const;
    // @ts-expect-error Add resources.categories.commands to locales/fr.json
    defineResource('categories', { ...valid, commands: { archive: { call } } });
    const related = { options: { resource: users, path: '/admin/x/{id}/options', shape: 'list' } } as const;
    // @ts-expect-error Add resources.categories.related to locales/fr.json
    defineResource('categories', { ...valid, related });
  });

  test('an unknown option', () => {
    // A builder that is called over several lines has its error at the option itself.
    instant({
      nullable: true,
      // @ts-expect-error the kind has no option of this name
      width: 3,
    });
    rest('/admin/categories', {
      one: false,
      // @ts-expect-error the option is "remove"
      delete: false,
    });
    choice({
      values: ['day'],
      // @ts-expect-error the option is "tones"
      tone: 'danger',
    });
    // @ts-expect-error the kind has no option of this name
    reference({ to: 'users', by: 'name', max: 3 });
  });

  test('a form with a read-only field', () => {
    // @ts-expect-error the service decides createdAt
    defineResource('categories', { ...valid, form: [['createdAt']] });
  });
});

test('records are typed from the fields', () => {
  type Category = RecordOf<typeof categories>;
  expectTypeOf<Category>().toEqualTypeOf<
    { readonly id: RecordId } & {
      readonly titre: string;
      readonly titre_en: string;
      readonly description: string;
      readonly icon: { readonly src: string } | null;
      readonly createdAt: string;
    }
  >();
  expectTypeOf(longText({ nullable: true }).record).not.toBeAny();
});

test('a required value is sent, never null', () => {
  const { draft: price } = money({ required: true });
  const { draft: optional } = money({});
  const { draft: unit } = choice({ values: ['day', 'week'], required: true });
  expectTypeOf<z.output<typeof price>>().toEqualTypeOf<number>();
  expectTypeOf<z.output<typeof optional>>().toEqualTypeOf<number | null>();
  expectTypeOf<z.output<typeof unit>>().toEqualTypeOf<'day' | 'week'>();
});
