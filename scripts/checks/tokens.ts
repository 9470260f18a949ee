import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** Returns the names of the tokens of a category, e.g. `fg.muted`. */
export const namesIn = (group: object, path: readonly string[] = []): string[] =>
  Object.entries(group).flatMap(([name, part]) =>
    'value' in part ? [[...path, name].join('.')] : namesIn(part, [...path, name]),
  );

/** The category of the tokens that a property of a style takes, e.g. `spacing` for `gap`: Panda generates the types of styles. */
const categories = new Map([
  ...readFileSync(join(root, 'styled-system/types/prop-type.d.ts'), 'utf8')
    .matchAll(/^\s*(\w+): .*Tokens\["(\w+)"\]/gm)
    .map(([, property = '', category = '']) => [property, category] as const),
  ['textStyle', 'textStyles'],
]);

/** Matches a key of a style that has values of the property above it, e.g. `_hover` and `base`. */
const condition = /^([_&@]|(base|md|lg)(?![a-z]))/;

/** Matches a token inside another value, e.g. `{spacing.4}` or `token(colors.fg.muted)`. */
const named = /(?:\{|token\()(\w+)\.([\w.]+)[}),]/g;

/** Lists the tokens that a style names, with their category, e.g. `colors.fg.muted`. */
export const tokensIn = (style: unknown, category = ''): string[] => {
  if (typeof style === 'object' && style !== null)
    return Object.entries(style).flatMap(([key, value]) =>
      tokensIn(value, condition.test(key) ? category : categories.get(key)),
    );
  const text = String(style);
  const inside = [...text.matchAll(named)].map(([, group, name]) => `${group}.${name}`);
  return category === '' || inside.length > 0 ? inside : [`${category}.${text.replace(/^-|!$/g, '')}`];
};
