import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { picture } from '#fields/picture/picture.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

/** The options that establishments of a category may offer. */
export const options = defineResource('options', {
  path: 'options',
  navigation: { group: 'main', icon: 'SlidersHorizontal', order: 40, letter: 'o' },
  endpoints: rest('/admin/options', { sort: true }),
  versioned: true,
  journaled: true,
  title: 'titre',
  fields: {
    titre: text({ required: true }),
    titre_en: text({ required: true }),
    description: longText({ required: true }),
    categories: references({ to: 'categories', by: 'titre' }),
    icon: picture({ shape: 'object', nullable: true }),
    createdAt: instant({}),
  },
  list: {
    search: true,
    export: true,
    views: true,
    import: true,
    columns: [
      { id: 'identity', picture: 'icon', lines: ['titre'] },
      'categories',
      'description',
      'createdAt',
    ],
    sort: ['titre', 'createdAt'],
    filters: ['categories'],
    actions: ['edit', 'delete'],
    bulk: ['delete', 'export'],
  },
  form: [['titre', 'titre_en'], ['description'], ['categories']],
  related: { establishments: { of: 'establishments', filter: 'options', shape: 'link' } },
});
