import { expect, test } from 'vitest';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { isFrenchDocument } from './french-names.ts';
import { proposeService } from './service.ts';
import { summaryOf } from './summary.ts';
import { readWanted } from './wanted.ts';

const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const listOf = (properties: object, more: object) => ({
  get: { ...more, responses: { 200: content({ type: 'array', items: { type: 'object', properties } }) } },
});
const documentOf = (paths: object) => ({
  name: 'bestiary.json',
  title: 'Bestiaire',
  version: '3.1.0',
  base: '',
  content: { paths },
});
const propose = (paths: object) => proposeService(documentOf(paths), readWanted(), () => undefined);
const text = (title?: string) => ({ type: 'string', ...(title !== undefined && { title }) });

const members = {
  ring_code: text("Bague de l'animal"),
  wingSpan: { type: 'number', title: 'Wing Span' },
  nest: text('Nid'),
  homeForest: text('Home Forest'),
  sentence: text('Plus de {{names}} et $t(a)'),
};
const paths = {
  '/griffins': {
    ...listOf(members, { summary: 'Lister tous les griffons', tags: ['Animaux'] }),
    post: { summary: 'Ajouter un nouveau griffon.', responses: {} },
  },
  '/griffins/{ring_code}': { delete: { summary: 'Supprimer un griffon', responses: {} } },
  '/manticores': listOf({ roar: text() }, { summary: 'Récupère la liste des manticores ailées' }),
  '/wyverns': listOf({ flame: text() }, { summary: 'Consulter', tags: ['Vouivres'] }),
  '/basilisks': listOf({ gaze: text() }, { summary: 'Liste des utilisateurs', tags: ['Animaux'] }),
};

test('a French document names its resources and their members', () => {
  const { resources } = propose(paths);
  const texts = new Map(resources.map(({ spec }) => [spec.name, resourceTexts(spec)]));
  expect(texts.get('griffins')).toMatchObject({
    name: 'Griffons',
    fields: {
      ring_code: 'Bague de l’animal',
      nest: 'Nid',
      wingSpan: 'À nommer\u00a0: wing span',
      sentence: 'À nommer\u00a0: sentence',
    },
    create: { title: 'Ajouter un griffon', success: 'Griffon créé avec succès.' },
    remove: { text: 'Ce griffon sera définitivement supprimé.' },
  });
  expect(texts.get('manticores')).toMatchObject({
    name: 'Manticores ailées',
    list: { title: 'Liste des manticores ailées' },
  });
  expect(texts.get('wyverns')).toMatchObject({ name: 'Vouivres' });
  expect(resources.map(({ spec: { path } }) => path)).toEqual([
    'griffons',
    'manticores-ailees',
    'vouivres',
    'basilisks',
  ]);
});

test.for([
  ['Rechercher des griffons par plumage', 'Enregistre un griffon dans la base', 'Griffons', 'un griffon'],
  ['Lister les nids d’un griffon', 'Créer un nid pour un griffon', 'Nids', 'un nid'],
  ['Lister toutes les plumes existantes.', 'Met à jour une plume existante.', 'Plumes', 'une plume'],
  ['Lister les mises à jour', 'Ajouter une mise à jour', 'Mises à jour', 'une mise à jour'],
])('“%s” and “%s” say more than names', ([list, create, many = '', one = '']) => {
  const [found] = propose({
    '/griffins': { ...listOf({ ring: text() }, { summary: list }), post: { summary: create, responses: {} } },
  }).resources;
  expect([found?.spec.many, found?.spec.one]).toEqual([many, one]);
});

test('a plural whose path another resource has is not taken', () => {
  const found = propose(paths).resources.find(({ spec }) => spec.name === 'basilisks');
  expect(found && resourceTexts(found.spec)).toMatchObject({ name: 'À nommer\u00a0: basilisks' });
});

test('an English document gives no names, except titles that are French', () => {
  const english = {
    '/griffins': listOf(
      { ring: text('Leg ring'), color: text('Couleur du pelage') },
      { summary: 'List all griffins', tags: ['Griffin'] },
    ),
  };
  expect(isFrenchDocument(documentOf(english))).toBe(false);
  const [found] = propose(english).resources;
  expect(found && resourceTexts(found.spec)).toMatchObject({
    name: 'À nommer\u00a0: griffins',
    fields: { ring: 'À nommer\u00a0: ring', color: 'Couleur du pelage' },
  });
});

test('a parameter of a path that becomes {id} is in doubt', () => {
  expect(summaryOf(propose(paths))).toContain('griffins: {ring_code} in a path becomes {id}');
  const withSlash = { '/griffins/': listOf({ ring: text() }, {}), '/griffins/{ring_code}/': { delete: {} } };
  expect(summaryOf(propose(withSlash))).toContain('griffins: {ring_code} in a path becomes {id}');
  expect(
    summaryOf(propose({ '/griffins': listOf({ ring: text() }, {}), '/griffins/{id}': { delete: {} } })),
  ).not.toContain('becomes {id}');
});
