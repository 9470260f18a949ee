import type { ComponentGuide } from '#kit/guide.ts';
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

/** A guide says something in each of its parts: nothing is empty, and what is said is said in sentences. */
export function findHollowGuides(guides: Readonly<Record<string, ComponentGuide>>): Violation[] {
  return Object.entries(guides).flatMap(([path, guide]) => {
    const empty = (['avoid', 'do', 'dont', 'content', 'keyboard'] as const).filter(
      (part) => guide[part].length === 0,
    );
    const prose = [guide.purpose, ...guide.do, ...guide.dont, ...guide.avoid.map(({ when }) => when)];
    return [
      ...empty.map((part) => `${path}: “${part}” says nothing`),
      ...(guide.aria.notes.length === 0 ? [`${path}: “aria” says nothing`] : []),
      ...textsOf(guide, '')
        .filter(([, text]) => text.trim() === '')
        .map(([part]) => `${path}: “${part.slice(1)}” is empty`),
      ...prose.filter((text) => !sentence.test(text)).map((text) => `${path}: “${text}” is not a sentence`),
      ...(/^\d+\.\d+\.\d+$/.test(guide.since) ? [] : [`${path}: “${guide.since}” is no version`]),
    ];
  });
}
