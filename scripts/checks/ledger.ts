import { recipes, slotRecipes } from '#kit/recipes.ts';
import { dashed } from '#schema/names.ts';
import { globalCss } from '#theme/global-css.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { readImports } from './imports.ts';
import { namesIn, tokensIn } from './tokens.ts';
import { isTestCode, type Tree, type Violation } from './tree.ts';

/** The files that use something, by its name. Tests, stories and guides do not count. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** Where the product uses the kit and the tokens of the theme. */
export interface Ledger {
  /** By component, e.g. `src/kit/button/button`. */
  readonly components: Uses;
  /** By value of a recipe, e.g. `button.size.md`. */
  readonly variants: Uses;
  /** By token with its category, e.g. `colors.fg.muted`. Text styles are a category, too. */
  readonly tokens: Uses;
  /** The values that recipes have where no code chooses one, e.g. `button.size.md`. */
  readonly defaults: readonly string[];
  /** Why names that nothing uses stay. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** A recipe, as far as the ledger reads it. */
interface Recipe {
  readonly variants?: Readonly<Record<string, object>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
}

const allRecipes: Readonly<Record<string, Recipe>> = { ...recipes, ...slotRecipes };

/** The styles beside those of recipes, by their files. */
const themeStyles: Readonly<Record<string, object>> = {
  'src/theme/global-css.ts': globalCss,
  'src/theme/semantic-tokens.ts': semanticTokens,
  'src/theme/text-styles.ts': textStyles,
};

const allTokens = [tokens, semanticTokens, { textStyles }].flatMap((categories) =>
  Object.entries(categories).flatMap(([category, group]) =>
    namesIn(group).map((name) => `${category}.${name}`),
  ),
);

/** The values of recipes that no code is seen to choose, and the tokens that no style names, each with the reason why it stays. */
const kept: Readonly<Record<string, string>> = {
  'badge.tone.info': 'a resource may give it to a status',
  'card.width.narrow': 'stories show in it how parts look in a narrow container',
  'easings.in': 'animations contain its value, and design tools need it',
  'easings.out': 'animations contain its value, and design tools need it',
  'emptyState.size.page': 'pages choose it through `ErrorState`',
  'link.variant.inline': 'colour alone does not mark a link in a sentence, and none is in one yet',
  'page.width.form': 'forms choose it through `ScreenFrame`',
  'sizes.1': 'a step of the spacing, which sizes have, too',
  'sizes.2.5': 'a step of the spacing, which sizes have, too',
  'text.variant.figure': 'a page of Foundations shows each style of text by its variant',
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const stemOf = (path: string) => path.replace(/(\.docs)?\.tsx?$/, '');

/** Returns the pattern of a value that data gives to a prop, e.g. `tone: 'info'`: a kind may show it. */
const declared = (prop: string, value: string) => new RegExp(`\\b${prop}: ?'${value}'`);
/** Returns the pattern of a value that a component gives to a prop, e.g. `tone="info"` or `tone = 'info'`. */
const given = (prop: string, value: string) => new RegExp(`\\b${prop}( = |=|: ?)['"{]+${value}['"}]`);
/** Returns the pattern of a value in a file that shows the component: a condition or a table may give it to the prop. */
const written = (prop: string, value: string) =>
  value === 'true' ? new RegExp(`\\b${prop}\\b`) : new RegExp(`['"{]${value}['"}]`);

/** Reads where the files of a tree use the kit and the theme. */
export function readLedger(
  tree: Tree,
  all = allRecipes,
  tokenNames: readonly string[] = allTokens,
  otherStyles = themeStyles,
  reasons = kept,
): Ledger {
  const product = new Map(
    [...tree].filter(([path]) => /^(src|resources)\/.*\.tsx?$/.test(path) && !isTestCode(path)),
  );
  const imports = readImports(product);
  const using = (test: (path: string, text: string) => boolean) =>
    [...product].filter(([path, text]) => test(path, text)).map(([path]) => path);

  const guides = [...tree.keys()].filter((path) => /^src\/kit\/.*\.docs\.ts$/.test(path)).map(stemOf);
  const components = guides
    .filter((stem) => product.has(`${stem}.tsx`))
    .map((stem) => [stem, imports.filter(({ to }) => to === `${stem}.tsx`).map(({ from }) => from)]);

  const fileOf = (recipe: string) =>
    [...product.keys()].find((path) => path.endsWith(`/${dashed(recipe)}.recipe.ts`)) ?? '';
  const variants = Object.entries(all).flatMap(([name, { variants: props = {} }]) => {
    const file = fileOf(name);
    const folder = folderOf(file);
    const importing = new Set(imports.filter(({ to }) => to.startsWith(folder)).map(({ from }) => from));
    return Object.entries(props).flatMap(([prop, values]) =>
      Object.keys(values).map((value) => {
        const [data, own, shown] = [declared(prop, value), given(prop, value), written(prop, value)];
        const isUse = (path: string, text: string) =>
          path.startsWith(folder)
            ? own.test(text)
            : data.test(text) || (importing.has(path) && shown.test(text));
        return [`${name}.${prop}.${value}`, using((path, text) => path !== file && isUse(path, text))];
      }),
    );
  });

  const styles = [
    ...Object.entries(all).map(([name, recipe]) => [fileOf(name), recipe] as const),
    ...Object.entries(otherStyles),
  ];
  const named = styles.map(([file, style]) => [file, new Set(tokensIn(style))] as const);
  const tokenUses = tokenNames.map((token) => [
    token,
    named.filter(([, names]) => names.has(token)).map(([file]) => file),
  ]);
  return {
    components: Object.fromEntries(components),
    variants: Object.fromEntries(variants),
    tokens: Object.fromEntries(tokenUses),
    defaults: Object.entries(all).flatMap(([name, { defaultVariants = {} }]) =>
      Object.entries(defaultVariants).map(([prop, value]) => `${name}.${prop}.${value}`),
    ),
    reasons,
  };
}

/** Finds components that only their stories use, values of recipes that no code chooses, tokens that no style names, and reasons that are not needed. */
export function findUnused({
  components,
  variants,
  tokens: ofTheme,
  defaults,
  reasons,
}: Ledger): Violation[] {
  const unused = Object.entries({ ...variants, ...ofTheme })
    .filter(([name, files]) => files.length === 0 && !defaults.includes(name))
    .map(([name]) => name);
  return [
    ...Object.entries(components)
      .filter(([, files]) => files.length === 0)
      .map(([stem]) => `${stem} is used by its stories alone`),
    ...unused.filter((name) => !Object.hasOwn(reasons, name)).map((name) => `${name} is used nowhere`),
    ...Object.keys(reasons)
      .filter((name) => !unused.includes(name))
      .map((name) => `${name} needs no reason`),
  ];
}
