/** Tokens by their names, in groups. */
export interface TokenGroup {
  readonly [name: string]: object;
}

/** Returns the names of the tokens of a category, e.g. `fg.muted`. */
const namesIn = (group: TokenGroup | object, path: readonly string[] = []): string[] =>
  Object.entries(group).flatMap(([name, part]) =>
    'value' in part ? [[...path, name].join('.')] : namesIn(part, [...path, name]),
  );

/** Finds tokens that no code uses, with their category: `colors.fg.muted`. */
export function findUnusedTokens(categories: TokenGroup, code: string): string[] {
  const isUsed = (name: string) =>
    new RegExp(`['"\`{. -]${name.replaceAll('.', '\\.')}['"\`} :/)]`).test(code);
  return Object.entries(categories).flatMap(([category, group]) =>
    namesIn(group)
      .filter((name) => !isUsed(name))
      .map((name) => `${category}.${name}`),
  );
}
