import { matchesGlob } from 'node:path';
import { resources } from '#resources/index.ts';
import type { Texts } from '#schema/dictionary.ts';
import { dashed } from '#schema/names.ts';
import { productOnlyFiles } from './product-parts.ts';

const productResources = resources
  .map(({ name }) => name)
  .filter((name) => productOnlyFiles.some((glob) => matchesGlob(`resources/${dashed(name)}.ts`, glob)));

/** The sections and texts of the dictionary that are the product's own. */
const productOnlyTexts: readonly string[] = [
  ...productResources.map((name) => `resources.${name}`),
  ...['fields.rating', 'fields.subscription', 'choices.role.driver', 'choices.activeRole.driver'].map(
    (path) => `resources.users.${path}`,
  ),
  ...['choices.subscription', 'related', 'remove.denied'].map((path) => `resources.users.${path}`),
  ...productResources.flatMap((name) =>
    ['titles', 'many', 'consequences'].map((part) => `questions.${part}.${name}`),
  ),
  'questions.consequences.users.disable',
  ...['establishments', 'subscriptions'].map((name) => `questions.consequences.users.remove.${name}`),
  ...['methods', 'requests', 'rides', 'transactions'].flatMap((name) =>
    ['', '_one', '_many', '_other'].map((count) => `questions.consequences.users.remove.${name}${count}`),
  ),
  'pages.dashboard',
  'pages.userDetail',
  'pages.settings.prices',
  'pages.settings.tabs.plans',
  'pages.settings.tabs.prices-config',
  'shared.driver',
];

/** Returns true if a path of the dictionary is one of the product's texts, or within one of its sections. */
export const isProductOnly = (path: string) =>
  productOnlyTexts.some((product) => `${path}.`.startsWith(`${product}.`));

/** The texts that a starter has instead. */
export const starterTexts: Texts = {
  pages: {
    dashboard: {
      title: 'Tableau de bord',
      empty: {
        title: 'Ce back-office est prêt',
        text: 'Il lui manque une première ressource. Une commande écrit ses écrans, ses textes, sa table et ses tests.',
        copy: 'Copier la commande',
        copied: 'La commande est copiée.',
        notCopied: 'La commande n’a pas pu être copiée.',
      },
    },
  },
};
