import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brandHue, brandName, brandRadius } from '#theme/brand.ts';
import { rolesOf } from '#theme/roles.ts';
import { withoutSynonyms } from './story-names.ts';

addons.setConfig({
  sidebar: { renderLabel: ({ name }) => withoutSynonyms(name) },
  theme: create({
    base: 'light',
    brandTitle: brandName,
    colorSecondary: rolesOf(brandHue).accent.solid.light.value,
    appBorderRadius: brandRadius,
  }),
});
