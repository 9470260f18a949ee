import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brandHue, brandRadius } from '#theme/brand.ts';
import { rolesOf } from '#theme/roles.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Back-office',
    colorSecondary: rolesOf(brandHue).accent.solid.light.value,
    appBorderRadius: brandRadius,
  }),
});
