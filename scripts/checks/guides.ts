import type { ComponentGuide, Guide } from '#kit/guide.ts';
import type { Violation } from './tree.ts';

/** Every text of a guide, with the part that it stands in. */
function textsOf(value: unknown, part: string): [part: string, text: string][] {
  if (typeof value === 'string') return [[part, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    textsOf(member, Array.isArray(value) ? part : `${part}.${key}`),
  );
}

const sentence = /[.?!:)»”…]$/;

/** What every guide has, whatever it is the guide of. */
type AnyGuide = Guide<string>;

/** Returns what is empty or not a sentence in a guide, and which of `parts` are empty lists. */
export function findHollowTexts<Guide extends AnyGuide>(
  path: string,
  guide: Guide,
  parts: readonly (keyof Guide & string)[],
): Violation[] {
  const empty = parts.filter((part) => {
    const said = guide[part];
    return Array.isArray(said) && said.length === 0;
  });
  const prose = [guide.purpose, ...guide.avoid.map(({ when }) => when)];
  return [
    ...empty.map((part) => `${path}: “${part}” says nothing`),
    ...textsOf(guide, '')
      .filter(([, text]) => text.trim() === '')
      .map(([part]) => `${path}: “${part.slice(1)}” is empty`),
    ...notSentences(path, prose),
  ];
}

const notSentences = (path: string, prose: readonly string[]): Violation[] =>
  prose.filter((text) => !sentence.test(text)).map((text) => `${path}: “${text}” is not a sentence`);

/** A guide says something in each of its parts: nothing is empty, and what is said is said in sentences. */
export function findHollowGuides(guides: Readonly<Record<string, ComponentGuide>>): Violation[] {
  return Object.entries(guides).flatMap(([path, guide]) => [
    ...findHollowTexts(path, guide, ['avoid', 'do', 'dont', 'content', 'keyboard', 'accessibility']),
    ...notSentences(path, [...guide.do, ...guide.dont]),
  ]);
}
