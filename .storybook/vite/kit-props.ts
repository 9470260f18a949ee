import type { Plugin } from 'vite';
import { recipes, slotRecipes } from '#kit/recipes.ts';
import { readProps } from '#scripts/props/read-props.ts';

const id = 'virtual:kit-props';

/** `virtual:kit-props`: what every component of the kit takes, from its types, read when first asked for. */
export const kitProps = (): Plugin => ({
  name: 'kit-props',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export const kitProps = ${JSON.stringify(readProps())};\nexport const defaults = ${JSON.stringify(defaults())};`
      : undefined,
});

/** The variants that a recipe chooses by itself. */
const defaults = () =>
  Object.fromEntries(
    Object.entries({ ...recipes, ...slotRecipes }).map(([name, recipe]) => [
      name,
      recipe.defaultVariants ?? {},
    ]),
  );
