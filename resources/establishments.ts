import * as z from 'zod/mini';
import { gallery } from '#fields/gallery/gallery.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { person } from '#fields/person/person.ts';
import { phone } from '#fields/phone/phone.ts';
import { priceList } from '#fields/price-list/price-list.ts';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';
import { personMembers } from './schemas/people.ts';

/** The establishments that users of the service offer. Administrators read and delete them, and never change them. */
export const establishments = defineResource('establishments', {
  path: 'etablissements',
  navigation: { group: 'main', icon: 'BuildingComplex', order: 20, letter: 'e' },
  endpoints: rest('/admin/etablissement', { create: false, update: false, sort: true }),
  versioned: true,
  journaled: true,
  title: 'nom',
  fields: {
    images: gallery({ shape: 'object', access: 'readOnly' }),
    nom: text({ access: 'readOnly' }),
    category: reference({ to: 'categories', by: 'titre', nullable: true, access: 'readOnly' }),
    adresse: text({ nullable: true, access: 'readOnly', address: true }),
    phone: phone({ nullable: true, access: 'readOnly' }),
    description: longText({ nullable: true, access: 'readOnly' }),
    options: references({ to: 'options', by: 'titre', access: 'readOnly' }),
    services: priceList(),
    createdAt: instant({}),
    owner: person({ nullable: true, to: 'users' }),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: [
      { id: 'identity', picture: 'images', lines: ['nom', 'phone'] },
      'category',
      'adresse',
      'phone',
      'createdAt',
    ],
    sort: ['nom', 'createdAt'],
    filters: ['category', 'options', 'images', 'createdAt'],
    actions: ['view', 'delete'],
    bulk: ['delete', 'export'],
  },
  form: [],
  waits: { recent: { filters: {}, last: { filter: 'createdAt', days: 7 } } },
  response: z.object({ services: z.array(z.object({ price: z.number() })), owner: personMembers }),
});
