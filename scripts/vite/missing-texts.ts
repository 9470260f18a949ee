/** A file of the build, with the texts of its modules. */
export interface TextPart {
  /** The files that are loaded with it. */
  readonly imports: readonly string[];
  /** The files that it loads later. */
  readonly laterImports: readonly string[];
  /** The keys of the texts that it shows, each with the module that shows it. */
  readonly shown: readonly { readonly key: string; readonly by: string }[];
  /** The keys of the texts that it brings. */
  readonly brought: readonly string[];
}

type Parts = ReadonlyMap<string, TextPart>;

/** Returns a file and all that are loaded with it. */
function loadedWith(parts: Parts, first: string): ReadonlySet<string> {
  const loaded = new Set([first]);
  for (const name of loaded) for (const next of parts.get(name)?.imports ?? []) loaded.add(next);
  return loaded;
}

/**
 * Returns the texts that may not be there when a module shows them, each as a sentence: neither a file that is loaded with the
 * module brings them, nor one that is loaded before it for certain. A file that several files load has the texts that all of
 * them have.
 */
export function missingTexts(parts: Parts, entries: readonly string[]): string[] {
  const firsts = new Set([...entries, ...[...parts.values()].flatMap(({ laterImports }) => laterImports)]);
  const loaded = [...firsts].map((first) => [first, [...loadedWith(parts, first)]] as const);
  const textsOf = (names: readonly string[]) => names.flatMap((name) => parts.get(name)?.brought ?? []);
  const all = textsOf([...parts.keys()]);
  const known = new Map(
    loaded.map(([first, names]) => {
      const isLoader = (name: string) => parts.get(name)?.laterImports.includes(first) === true;
      const loaders = loaded.filter(([, others]) => others.some(isLoader)).map(([loader]) => loader);
      return [first, { own: new Set(textsOf(names)), loaders, present: new Set(all) }];
    }),
  );
  // Each begins with all texts, and loses those that it does not bring and that a loader does not have, until nothing changes.
  const loseTexts = () =>
    [...known].filter(([first, { own, loaders, present }]) => {
      const isKept = (key: string) =>
        own.has(key) ||
        (!entries.includes(first) && loaders.every((loader) => known.get(loader)?.present.has(key)));
      const lost = [...present].filter((key) => !isKept(key));
      for (const key of lost) present.delete(key);
      return lost.length > 0;
    }).length > 0;
  while (loseTexts());

  const missing = loaded.flatMap(([first, names]) =>
    names
      .flatMap((name) => parts.get(name)?.shown ?? [])
      .filter(({ key }) => !known.get(first)?.present.has(key))
      .map(({ key, by }) => `${by} shows the text ${key}, but nothing brings it to ${first}.`),
  );
  return [...new Set(missing)].sort();
}
