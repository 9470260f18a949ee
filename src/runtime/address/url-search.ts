/** The URL's parameters: names and texts. One that is repeated has several; an undefined one is left out. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the URL's parameters as texts: `?query=12` is the text 12, not a number. One that is repeated has several. */
export function parseSearch(search: string): SearchParams {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const texts = params.getAll(name);
      return [name, texts.length > 1 ? texts : texts[0]];
    }),
  );
}

const isText = (value: unknown) => typeof value === 'string';

/** Returns the parameters that are texts or lists of them; other values do not belong in a URL. */
export function keepTexts(search: Readonly<Record<string, unknown>>): SearchParams {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]): [string, string | string[]][] => {
      if (Array.isArray(value)) return [[name, value.filter(isText)]];
      return isText(value) ? [[name, value]] : [];
    }),
  );
}

/** Writes parameters into the URL. Those without a value are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams(
    Object.entries(keepTexts(search)).flatMap(([name, value]) =>
      [value ?? []].flat().map((text) => [name, text]),
    ),
  );
  return params.size === 0 ? '' : `?${params}`;
}
