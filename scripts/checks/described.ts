import type { Prop } from '#scripts/props/types.ts';
import type { Violation } from './tree.ts';

/** Finds props of components and options of builders without a description: their docs pages show it. */
export function findUndescribed(found: Readonly<Record<string, readonly Prop[]>>): Violation[] {
  return Object.entries(found).flatMap(([owner, props]) =>
    props
      .filter(({ description }) => description.trim() === '')
      .map(({ name }) => `${owner}: “${name}” has no docstring`),
  );
}

/** Finds texts for the props of many components that no component needs. */
export function findUnusedTexts(
  texts: Readonly<Record<string, string>>,
  components: Readonly<Record<string, readonly Prop[]>>,
): Violation[] {
  const used = Object.values(components).flat();
  return Object.entries(texts)
    .filter(([name, text]) => !used.some((prop) => prop.name === name && prop.description === text))
    .map(([name]) => `No component needs the text of “${name}”`);
}
