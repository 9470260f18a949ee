import type { Config, RecipeConfig, SlotRecipeConfig } from '@pandacss/dev';

/**
 * The code of all recipes in the browser: it joins class names, e.g. `button button--size_md`. Panda's own code would
 * add 5 kB to every page, for responsive and compound variants that the kit does not use.
 */
const runtime = `export const recipe = (name, defaults) => (props) => {
  const chosen = { ...defaults };
  for (const key in props) if (props[key] !== undefined) chosen[key] = props[key];
  let names = name;
  for (const key in chosen) names += ' ' + name + '--' + key + '_' + chosen[key];
  return names;
};
export const slotRecipe = (name, slots, defaults) => {
  const namesOf = (props) =>
    Object.fromEntries(slots.map((slot) => [slot, recipe(name + '__' + slot, defaults)(props)]));
  let plain;
  return (props) => (props ? namesOf(props) : (plain ??= namesOf()));
};
`;

type Recipes = Record<string, RecipeConfig | SlotRecipeConfig>;

/** Returns the module of a recipe. Throws for compound variants. */
function leanModule(name: string, config: RecipeConfig | SlotRecipeConfig) {
  if (config.compoundVariants)
    throw new Error(`Recipe ${name}: compound variants have no class name of their own.`);
  const defaults = JSON.stringify(config.defaultVariants ?? {});
  const className = JSON.stringify(config.className ?? name);
  const [maker, args] =
    'slots' in config
      ? ['slotRecipe', `${className}, ${JSON.stringify(config.slots)}, ${defaults}`]
      : ['recipe', `${className}, ${defaults}`];
  return `import { ${maker} } from './create-recipe.js';\nexport const ${name} = /* @__PURE__ */ ${maker}(${args});\n`;
}

/** Removes the responsive values from the types of a recipe. */
const leanTypes = (types: string) =>
  types
    .replace(/ConditionalValue<(.+)>( \| undefined)/, '$1$2')
    .replace(/export interface \w+Recipe \{[\s\S]*?\n\}/, '')
    .replace(/(declare const \w+: )(\w+)Recipe/, (_, start: string, name: string) => {
      const result = types.includes(`type ${name}Slot =`) ? `Record<${name}Slot, string>` : 'string';
      return `${start}(props?: ${name}VariantProps) => ${result}`;
    });

/** Removes from Panda's output what the product does not use, including most patterns: the kit has its own layout parts. */
export const pandaHooks = (recipes: Recipes): NonNullable<Config['hooks']> => ({
  'preset:resolved': ({ preset, utils, name }) =>
    name === '@pandacss/preset-base'
      ? utils.omit(preset, [
          'globalCss',
          'patterns',
          'utilities.transitionProperty',
          // It would also write a variable that nothing reads.
          'utilities.transitionDuration.transform',
        ])
      : preset,
  'codegen:prepare': ({ artifacts }) => {
    for (const artifact of artifacts)
      for (const file of artifact.dir?.includes('recipes') ? artifact.files : []) {
        if (file.file === 'create-recipe.js') file.code = runtime;
        else if (file.file.endsWith('.d.ts')) file.code = leanTypes(file.code ?? '');
        const name = /export const (\w+) = .*Object\.assign/.exec(file.code ?? '')?.[1];
        const config = name === undefined ? undefined : recipes[name];
        if (name !== undefined && config !== undefined) file.code = leanModule(name, config);
      }
    return artifacts;
  },
  /** Printed pages are always light. Media queries cannot read the variables of breakpoints, and animations contain their easings. */
  'cssgen:done': ({ artifact, content }) =>
    (artifact === 'tokens'
      ? content.replace(/\[data-theme=dark\] \{[^}]*\}/, (rule) => `@media screen { ${rule} }`)
      : content
    ).replaceAll(/--(made-with-panda|(sizes-)?breakpoints?-\w+|easings-\w+): [^;]+;/g, ''),
});
