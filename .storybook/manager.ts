import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brandColours, brandName, brandRadius } from '#theme/brand.ts';
import { rolesOf } from '#theme/roles.ts';
import { addAriaPanel } from './aria-panel.ts';
import { addDocsWidth } from './docs-width.ts';
import { withoutSynonyms } from './story-names.ts';

addAriaPanel();
addDocsWidth();

addons.setConfig({
  sidebar: { renderLabel: ({ name }) => withoutSynonyms(name) },
  theme: create({
    base: 'light',
    brandTitle: brandName,
    colorSecondary: rolesOf(brandColours).accent.solid.light.value,
    appBorderRadius: brandRadius,
  }),
});
