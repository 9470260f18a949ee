import { createContext, runInContext } from 'node:vm';
import { choice } from '#fields/choice/choice.ts';
import { dateRange } from '#fields/date-range/date-range.ts';
import { day } from '#fields/day/day.ts';
import { flag } from '#fields/flag/flag.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { money } from '#fields/money/money.ts';
import { picture } from '#fields/picture/picture.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { reference } from '#fields/reference/reference.ts';
import { tags } from '#fields/tags/tags.ts';
import { text } from '#fields/text/text.ts';
import { upload } from '#fields/upload/upload.ts';
import { rest } from '#schema/endpoints.ts';
import { isObject, member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import type { Declared } from '#scripts/descriptors/declared.ts';

/*
 * Two descriptors with their texts and migrations, in which mistakes are planted as changes of the text: so a test knows
 * the line of each. They are not part of the product, so that it can change.
 */

const griffins = `import { text } from '#fields/text/text.ts';
import { picture } from '#fields/picture/picture.ts';

export const griffins = defineResource('griffins', {
  path: 'griffons',
  navigation: { group: 'beasts', icon: 'Bird', order: 10 },
  endpoints: rest('/admin/griffins', { write: 'multipart', sort: true }),
  title: 'name',
  fields: {
    name: text({ required: true, max: 80 }),
    rank: choice({ values: ['fledgling', 'elder'], required: true }),
    portrait: picture({ shape: 'url', nullable: true }),
    photo: upload({ accept: ['image/png', 'image/webp'], maxMegabytes: 5, replaces: 'portrait' }),
    price: money({ min: 5, max: 90, nullable: true }),
    weight: quantity({ slider: { min: 0, max: 50, step: 5 }, nullable: true }),
    hatched: day({ min: '1900-01-01', max: '2100-01-01', nullable: true }),
    grounded: day({ nullable: true }),
    nesting: dateRange({ min: '2026-01-01', max: '2026-12-31', nullable: true }),
    words: tags({ max: 5 }),
    mount: reference({ to: 'palanquins', by: 'plate', filters: { state: ['parked'] }, nullable: true }),
    tame: flag({ access: 'readOnly' }),
    createdAt: instant({}),
  },
  list: {
    search: true,
    columns: [{ id: 'identity', picture: 'portrait', lines: ['name'] }, 'rank', 'tame', 'createdAt'],
    sort: ['createdAt', 'name'],
    order: '-createdAt',
    filters: ['rank', 'mount', 'createdAt'],
    actions: ['edit', 'delete'],
    bulk: ['delete'],
  },
  form: [
    ['name', 'rank'],
    ['photo', 'price'],
    ['weight', 'hatched'],
    ['grounded', 'words'],
    ['mount'],
    ['nesting'],
  ],
  ascending: [['hatched', 'grounded']],
  unique: ['name'],
  timeline: [{ id: 'arrived', at: 'createdAt' }],
  waits: {
    young: { filters: { rank: ['fledgling'] } },
    recent: { filters: {}, last: { filter: 'createdAt', days: 7 } },
  },
  commands: {
    shoe: { call: { method: 'PUT', path: '/admin/griffins/{id}/shoe' } },
  },
});
`;

const palanquins = `import { text } from '#fields/text/text.ts';

export const palanquins = defineResource('palanquins', {
  path: 'palanquins',
  endpoints: rest('/admin/palanquins', { sort: true }),
  dialect: {
    list: { method: 'GET', path: '/v2/palanquins' },
  },
  title: 'plate',
  fields: {
    plate: text({ required: true }),
    state: choice({ values: ['parked', 'ridden'], required: true }),
    oiledAt: instant({ nullable: true }),
    note: text({ access: 'readOnly', nullable: true }),
  },
  list: {
    columns: ['plate', 'state', 'oiledAt', 'note'],
    filters: ['state', 'oiledAt'],
    actions: ['edit'],
  },
  form: [['plate', 'state']],
  figures: {
    call: { method: 'GET', path: '/admin/palanquins/figures' },
    fields: { ridden: quantity({ access: 'readOnly' }) },
    filters: { ridden: { state: 'ridden' } },
  },
  related: { riders: { of: 'griffins', filter: 'mount', shape: 'link' } },
});
`;

const form = { title: 'Titre', submit: 'Envoyer', success: 'Fait' };

const dictionary = JSON.stringify(
  {
    common: { name: 'Nom' },
    shell: { groups: { operations: 'Exploitation', beasts: 'Bêtes' } },
    resources: {
      griffins: {
        name: 'Griffons',
        list: { title: 'Liste des griffons', search: 'Nom…', add: 'Ajouter un griffon' },
        columns: { identity: 'Griffon' },
        fields: {
          name: 'Nom',
          rank: 'Rang',
          portrait: 'Portrait',
          photo: 'Photo',
          price: 'Prix',
          weight: 'Poids',
          hatched: 'Éclosion',
          grounded: 'Dernier vol',
          nesting: 'Nidification',
          words: 'Mots',
          mount: 'Monture',
          tame: 'Apprivoisé',
          createdAt: 'Arrivée',
        },
        choices: { rank: { fledgling: 'Oisillon', elder: 'Ancien' }, tame: { true: 'Oui', false: 'Non' } },
        create: form,
        edit: form,
        remove: { text: 'Ce griffon sera supprimé.' },
        timeline: { arrived: 'Arrivé' },
        waits: {
          young: { label: 'Jeunes', note: 'À nourrir' },
          recent: { label: 'Récents', note: 'Depuis 7 jours' },
        },
        commands: { shoe: { label: 'Ferrer', text: 'Sera ferré.', done: 'Ferré.' } },
      },
      palanquins: {
        name: 'Palanquins',
        list: { title: 'Liste des palanquins', add: 'Ajouter un palanquin' },
        fields: { plate: 'Plaque', state: 'État', oiledAt: 'Huilé le', note: 'Note' },
        choices: { state: { parked: 'Garé', ridden: 'Sorti' } },
        create: form,
        edit: form,
        figures: { ridden: 'Sortis' },
        related: { riders: 'Griffons' },
      },
    },
    questions: {
      titles: { griffins: { shoe: 'Ferrer le griffon\u00a0?' } },
      consequences: { griffins: { remove: { mount: 'Sa monture reste.' } } },
      many: { griffins: { remove_one: 'Un seul.', remove_many: 'Beaucoup.', remove_other: 'Plusieurs.' } },
    },
  },
  null,
  2,
);

const migrations = `create table if not exists entity_griffins (
  id uuid primary key,
  created_at timestamptz not null default now()
);
alter table entity_griffins
  add column if not exists "name" text check (char_length("name") <= 80),
  add column if not exists "rank" text,
  add column if not exists "portrait" jsonb,
  add column if not exists "price" numeric(12, 2) check ("price" >= 5 and "price" <= 90),
  add column if not exists "weight" integer,
  add column if not exists "hatched" date check ("hatched" >= '1900-01-01' and "hatched" <= '2100-01-01'),
  add column if not exists "grounded" date,
  add column if not exists "nesting" daterange check (lower("nesting") >= '2026-01-01' and upper("nesting") - 1 <= '2026-12-31'),
  add column if not exists "words" text[] check (cardinality("words") <= 5),
  add column if not exists "mount" uuid,
  add column if not exists "tame" boolean;
create unique index if not exists entity_griffins_name_unique on entity_griffins (lower("name")) where "name" <> '';
`;

/** The texts in which mistakes are planted, by what a table of mistakes calls them. */
export const sources = { griffins, palanquins, dictionary, migrations } as const;

export type SourceName = keyof typeof sources;

const builders = {
  ...{
    choice,
    dateRange,
    day,
    flag,
    instant,
    longText,
    money,
    picture,
    quantity,
    reference,
    rest,
    tags,
    text,
    upload,
  },
  defineResource: (name: string, declaration: object) => ({ name, ...declaration }),
};

const isResource = (value: unknown): value is Resource => isObject(value) && isObject(value['fields']);

/** Returns what a descriptor declares. */
function resourceOf(source: string): Resource {
  const code = source.replaceAll(/^import [^;]*;$/gm, '').replace(/export const (\w+) = /, '');
  const declared: unknown = runInContext(code, createContext({ ...builders }));
  // What a script makes is of other classes than what a module makes.
  if (!isResource(declared)) throw new Error('The text declares no resource.');
  return declared;
}

/** Returns the descriptors with texts instead of the valid ones. `file` is that of the griffins. */
export function declaredBy(texts: Readonly<Record<SourceName, string>>, file: string): readonly Declared[] {
  const labels: unknown = member(JSON.parse(texts.dictionary), 'resources');
  return [
    { file, source: texts.griffins, migrations: texts.migrations },
    { file: 'resources/palanquins.ts', source: texts.palanquins },
  ].map(({ source, ...each }) => {
    const resource = resourceOf(source);
    const own = member(labels, resource.name);
    return {
      ...each,
      source,
      resource,
      exported: /export const (\w+)/.exec(source)?.[1] ?? '',
      texts: isObject(own) ? own : {},
    };
  });
}
