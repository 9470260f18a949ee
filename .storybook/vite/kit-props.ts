import type { Plugin } from 'vite';
import { recipes, slotRecipes } from '#kit/recipes.ts';
import { readProps } from '#scripts/props/read-props.ts';

const id = 'virtual:kit-props';

/** Provides `virtual:kit-props`: the props of every component, read from its types at the first import. */
export const kitProps = (): Plugin => ({
  name: 'kit-props',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export const kitProps = ${JSON.stringify(readProps())};\nexport const defaults = ${JSON.stringify(defaults())};`
      : undefined,
});

/** Returns the default variants of every recipe. */
const defaults = () =>
  Object.fromEntries(
    Object.entries({ ...recipes, ...slotRecipes }).map(([name, recipe]) => [
      name,
      recipe.defaultVariants ?? {},
    ]),
  );
