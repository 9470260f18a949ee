import { defineRecipe } from '@pandacss/dev';

export const visuallyHiddenRecipe = defineRecipe({ className: 'visuallyHidden', base: { srOnly: true } });
