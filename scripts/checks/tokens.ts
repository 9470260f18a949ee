/** Tokens by their names, in groups. */
export interface TokenGroup {
  readonly [name: string]: object;
}

/** Returns the names of the tokens of a category, e.g. `fg.muted`. */
export const namesIn = (group: TokenGroup | object, path: readonly string[] = []): string[] =>
  Object.entries(group).flatMap(([name, part]) =>
    'value' in part ? [[...path, name].join('.')] : namesIn(part, [...path, name]),
  );

/** Returns the pattern of code that uses a token. */
export const useOf = (name: string) => new RegExp(`['"\`{. -]${name.replaceAll('.', '\\.')}['"\`} :/)]`);

/** Finds tokens that no code uses, with their category: `colors.fg.muted`. */
export function findUnusedTokens(categories: TokenGroup, code: string): string[] {
  return Object.entries(categories).flatMap(([category, group]) =>
    namesIn(group)
      .filter((name) => !useOf(name).test(code))
      .map((name) => `${category}.${name}`),
  );
}
