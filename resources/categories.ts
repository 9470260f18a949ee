import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { picture } from '#fields/picture/picture.ts';
import { text } from '#fields/text/text.ts';
import { upload } from '#fields/upload/upload.ts';
import { get, rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

/** The categories of establishments and options. */
export const categories = defineResource('categories', {
  path: 'categories',
  navigation: { group: 'main', icon: 'Shapes', order: 30, letter: 'c' },
  endpoints: {
    ...rest('/admin/categories', { write: 'multipart', remove: false, sort: true }),
    all: get('/admin/categories/all'),
  },
  versioned: true,
  journaled: true,
  title: 'titre',
  fields: {
    titre: text({ required: true }),
    titre_en: text({ required: true }),
    description: longText({ required: true }),
    icon: picture({ shape: 'object', nullable: true }),
    image: upload({ accept: ['image/png', 'image/jpeg', 'image/webp'], maxMegabytes: 5, replaces: 'icon' }),
    createdAt: instant({}),
  },
  list: {
    search: true,
    export: true,
    views: true,
    import: true,
    columns: [{ id: 'identity', picture: 'icon', lines: ['titre'] }, 'description', 'createdAt'],
    sort: ['titre', 'createdAt'],
    filters: ['icon', 'createdAt'],
    actions: ['edit'],
    bulk: ['export'],
  },
  form: [['titre', 'titre_en'], ['description'], ['image']],
  related: {
    establishments: { of: 'establishments', filter: 'category', shape: 'link' },
    options: { of: 'options', filter: 'categories', shape: 'link' },
  },
});
