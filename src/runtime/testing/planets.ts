import { choice } from '#fields/choice/choice.ts';
import { email } from '#fields/email/email.ts';
import { flag } from '#fields/flag/flag.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { money } from '#fields/money/money.ts';
import { password } from '#fields/password/password.ts';
import { phone } from '#fields/phone/phone.ts';
import { picture } from '#fields/picture/picture.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { rating } from '#fields/rating/rating.ts';
import { reference } from '#fields/reference/reference.ts';
import { status } from '#fields/status/status.ts';
import { text } from '#fields/text/text.ts';
import { upload } from '#fields/upload/upload.ts';
import { addResourceTexts } from '#lib/i18n/testing.ts';
import { get, rest } from '#schema/endpoints.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

addResourceTexts(
  'planets',
  {
    name: 'Planètes',
    list: { title: 'Liste des planètes', search: 'Nom, description...', add: 'Ajouter' },
    columns: { identity: 'Planète' },
    fields: {
      name: 'Nom',
      description: 'Description',
      climate: 'Climat',
      inhabited: 'Habitée',
      contact: 'Adresse de contact',
      relay: 'Téléphone du relais',
      code: 'Code d’approche',
      portrait: 'Portrait',
      photo: 'Photo',
      visits: 'Avis des visiteurs',
      orbit: 'Orbite',
      discoveredAt: 'Découverte',
      satellites: 'Satellites',
      twin: 'Jumelle',
      ringed: 'A des anneaux',
      tax: 'Taxe',
      opens: 'Ouverture',
      closes: 'Fermeture',
    },
    choices: {
      climate: { arid: 'Aride', frozen: 'Glacé', mild: 'Tempéré' },
      inhabited: { true: 'Habitée', false: 'Déserte' },
      ringed: { true: 'Oui', false: 'Non' },
    },
    create: { title: 'Ajouter une planète', submit: 'Ajouter', success: 'Planète ajoutée.' },
    edit: { title: 'Modifier la planète', submit: 'Modifier', success: 'Planète modifiée.' },
    commands: {
      evacuate: {
        label: 'Évacuer',
        text: 'Cette planète sera évacuée.',
        asks: { note: 'Note' },
        done: 'Planète évacuée.',
      },
      adapt: {
        label: 'Adapter',
        text: 'Le climat de cette planète sera changé.',
        asks: { climate: 'Nouveau climat', contact: 'Responsable', note: 'Motif' },
        done: 'Climat changé.',
      },
    },
    related: { moons: 'Lunes' },
    remove: {
      text: 'Cette planète sera définitivement supprimée.',
      denied: 'Cette planète a une orbite stable.',
    },
  },
  {
    remove: {
      moons: 'Ses lunes restent en orbite.',
      moons_one: '1 lune reste en orbite.',
      moons_other: '{{number}} lunes restent en orbite.',
      relay: 'Son relais est éteint.',
    },
    evacuate: { relay: 'Le relais reste allumé.' },
  },
);

/** A test resource with fields of many kinds and all actions. */
export const planets: Resource = {
  name: 'planets',
  path: 'planetes',
  endpoints: {
    ...rest('/admin/planets', { write: 'multipart', sort: true }),
    removable: get('/admin/planets/{id}/can-delete'),
  },
  title: 'name',
  fields: {
    name: text({ required: true }),
    description: longText({ required: true }),
    climate: choice({
      values: ['arid', 'frozen', 'mild'],
      tones: { mild: 'success', frozen: 'info' },
      access: 'readOnly',
    }),
    inhabited: flag({ access: 'readOnly' }),
    contact: email({ required: true }),
    relay: phone({ nullable: true }),
    code: password({ required: false }),
    portrait: picture({ shape: 'object', nullable: true }),
    photo: upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'portrait', removable: true }),
    visits: rating({ nullable: true }),
    orbit: status({ nullable: true }),
    discoveredAt: instant({}),
  },
  list: {
    search: true,
    export: true,
    columns: [
      { id: 'identity', picture: 'portrait', lines: ['name', ['contact', 'inhabited'], 'visits'] },
      'climate',
      'relay',
      'discoveredAt',
    ],
    sort: ['name', 'discoveredAt'],
    actions: ['edit', 'delete'],
  },
  form: [['name', 'contact'], ['description'], ['relay', 'code'], ['photo']],
  allowsRemoval: (planet) => planet['orbit'] === null,
};

/** Planets whose service gives each record a version. */
export const versionedPlanets: Resource = { ...planets, versioned: true };

/** Planets whose list can be filtered in every way. */
export const filteredPlanets: Resource = {
  ...planets,
  fields: {
    ...planets.fields,
    satellites: quantity({ nullable: true }),
    twin: reference({ to: 'users', by: 'name', nullable: true }),
  },
  list: {
    ...planets.list,
    filters: ['climate', 'inhabited', 'discoveredAt', 'satellites', 'twin', 'portrait'],
  },
};

/** Planets with pages instead of forms. */
export const shownPlanets: Resource = { ...planets, list: { ...planets.list, actions: ['view', 'delete'] } };

/** Planets with a number and a flag to enter. */
export const measuredPlanets: Resource = {
  ...planets,
  fields: { ...planets.fields, satellites: quantity({ nullable: true }), ringed: flag({}) },
  form: [['name', 'contact'], ['description'], ['satellites', 'ringed']],
};

/** Planets whose service has no check, order, search or paging. */
export const plainPlanets: Resource = {
  ...planets,
  endpoints: rest('/admin/planets', {}),
  list: { columns: ['name', 'climate'], actions: ['delete'] },
};

addResourceTexts('moons', { list: { title: 'Liste des lunes' }, fields: { name: 'Nom' } });

/** Planets with a command and with related records that the command may change. */
export const commandedPlanets: Resource = {
  ...shownPlanets,
  list: { ...planets.list, actions: ['view', 'evacuate'] },
  commands: {
    evacuate: {
      call: { method: 'POST', path: '/admin/planets/{id}/evacuate' },
      asks: { note: longText({ max: 40 }) },
      allows: (planet) => planet['inhabited'] === true,
    },
  },
  related: {
    moons: {
      path: '/admin/planets/{id}/moons',
      shape: 'list',
      resource: {
        name: 'moons',
        endpoints: rest('/admin/moons', {}),
        title: 'name',
        fields: { name: text({}) },
        list: { columns: ['name'] },
        form: [],
      },
    },
  },
};

/** Planets with an amount, of which several can be evacuated, deleted or exported at once. */
export const bulkPlanets: Resource = {
  ...commandedPlanets,
  fields: { ...planets.fields, tax: money({ access: 'readOnly' }) },
  list: {
    ...planets.list,
    columns: [...planets.list.columns, 'tax'],
    filters: ['climate'],
    actions: ['view', 'evacuate'],
    bulk: ['evacuate', 'delete', 'export'],
  },
  commands: {
    evacuate: {
      call: { method: 'POST', path: '/admin/planets/{id}/evacuate', idempotent: true },
      body: { inhabited: false },
      asks: { note: longText({ max: 40 }) },
      allows: (planet) => planet['inhabited'] === true,
    },
  },
};

/** The same, with a version of each record. */
export const versionedBulkPlanets: Resource = { ...bulkPlanets, versioned: true };

/** Planets with a command that asks for several fields. */
export const adaptedPlanets: Resource = {
  ...commandedPlanets,
  list: { ...planets.list, actions: ['view', 'adapt'] },
  commands: {
    adapt: {
      call: { method: 'PUT', path: '/admin/planets/{id}/climate' },
      body: { by: 'hand' },
      asks: {
        climate: choice({ values: ['arid', 'frozen'], required: true }),
        contact: email({ required: true }),
        note: longText({ max: 40 }),
      },
    },
  },
};

/** Returns planets whose climate can be changed back, those for which `restores` is true. Default: all of them. */
export const planetsReversibleIf = (restores: (planet: StoredRecord) => boolean = () => true): Resource => ({
  ...adaptedPlanets,
  versioned: true,
  list: { ...planets.list, actions: ['edit', 'adapt'], bulk: ['adapt'] },
  related: {},
  commands: Object.fromEntries(
    Object.entries(adaptedPlanets.commands ?? {}).map(([name, command]) => [
      name,
      { ...command, inverse: name, restores },
    ]),
  ),
});

/** Planets whose climate can be changed back. */
export const reversiblePlanets = planetsReversibleIf();
