import { findHints, findResourceMistakes } from '#scripts/descriptors/check.ts';
import { declaredBy, type SourceName, sources } from './fixture.ts';

/**
 * A mistake: the text that is changed, what stands there instead, and a part of the sentence that names it. The sentence names
 * the line of the change, or the first line with another text: of the same file, or of another one.
 */
type Change = readonly [
  from: string,
  to: string,
  sentence: string,
  at?: string | readonly [source: SourceName, text: string],
];

/** A mistake, and the file that it is in. */
export type Planted = readonly [source: SourceName, ...change: Change];

/** Returns the mistakes of one file. */
export const plantedIn = (source: SourceName, changes: readonly Change[]): readonly Planted[] =>
  changes.map((change) => [source, ...change]);

const files: Readonly<Record<SourceName, string>> = {
  griffins: 'resources/griffins.ts',
  palanquins: 'resources/palanquins.ts',
  dictionary: 'locales/fr.json',
  migrations: 'server/generic/migrations/griffins-001.sql',
};

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Plants a mistake. Returns what the check and its hints print, and the position that the sentence must have. */
export function plant([source, from, to, , at = to]: Planted) {
  const before = sources[source];
  if (!before.includes(from)) throw new Error(`${source} has no “${from}”.`);
  const texts = { ...sources, [source]: before.replace(from, () => to) };
  const [reported, text] = typeof at === 'string' ? [source, at] : at;
  const offset = at === to ? before.indexOf(from) : texts[reported].indexOf(text);
  const all = declaredBy(texts, files.griffins);
  return {
    position: `${files[reported]}:${lineAt(texts[reported], offset)}: `,
    mistakes: findResourceMistakes(all, texts.dictionary),
    hints: findHints(all, texts.dictionary),
  };
}
