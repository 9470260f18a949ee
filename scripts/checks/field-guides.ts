import type { FieldGuide } from '#fields/guide.ts';
import { present } from '#fields/views.ts';
import type { Prop } from '#scripts/props/types.ts';
import { findHollowTexts } from './guides.ts';
import { roomsOf, type Tree, type Violation } from './tree.ts';

const dashed = (kind: string) => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Values that a guide says are told, or say nothing, and of which the product thinks otherwise. */
function misjudged(path: string, { example, wire }: FieldGuide): Violation[] {
  const { filled = [], empty = [] } = wire;
  const [field] = Object.values(example);
  if (field === undefined) return [`${path}: “example” declares nothing`];
  if (field.access === 'writeOnly')
    return filled.length + empty.length > 0 ? [`${path}: no record holds such a value`] : [];
  return [
    ...(filled.length === 0 ? [`${path}: “wire.filled” shows no value`] : []),
    ...filled
      .filter((value) => present(field, value) === undefined)
      .map((value) => `${path}: ${JSON.stringify(value)} says nothing`),
    ...empty
      .filter((value) => present(field, value) !== undefined)
      .map((value) => `${path}: ${JSON.stringify(value)} says something`),
  ];
}

/** A guide of a kind tells both of what is sent and of what is refused, where its form can refuse anything. */
function unsent(path: string, { example, wire: { entered = [] } }: FieldGuide): Violation[] {
  const [field] = Object.values(example);
  if (field === undefined) return [];
  if (field.access === 'readOnly') return entered.length > 0 ? [`${path}: nobody enters such a value`] : [];
  return entered.some((draft) => field.draft.safeParse(draft).success)
    ? []
    : [`${path}: “wire.entered” shows nothing that is sent`];
}

/** A guide of a kind says something in each part, and what it says of values is what the product does. */
export function findHollowFieldGuides(guides: Readonly<Record<string, FieldGuide>>): Violation[] {
  return Object.entries(guides).flatMap(([path, guide]) => {
    const room = path.split('/').at(-2) ?? '';
    const { example: _example, wire, ...rest } = guide;
    const { notes, type } = wire;
    const told = { ...rest, notes, wire: { type } };
    return [
      ...findHollowTexts(path, told, ['avoid', 'content', 'notes']),
      ...Object.entries(guide.example)
        .filter(([, { kind }]) => dashed(kind) !== room)
        .map(([name, { kind }]) => `${path}: the example “${name}” is of the kind “${kind}”`),
      ...misjudged(path, guide),
      ...unsent(path, guide),
    ];
  });
}

/** Every option of a declaration is described where it is declared: the guide's page reads it there. */
export function findUndescribedOptions(options: Readonly<Record<string, readonly Prop[]>>): Violation[] {
  return Object.entries(options).flatMap(([room, props]) =>
    props
      .filter(({ description }) => description.trim() === '')
      .map(({ name }) => `src/fields/${room}/${room}.ts: no docstring says what “${name}” does`),
  );
}

/** Kinds without a guide, and guides that the product carries: they are for Storybook and tests alone. */
export function findMisplacedFieldGuides(tree: Tree): Violation[] {
  const missing = [...roomsOf(tree, 'src/fields')]
    .filter(([room, files]) => !files.includes(`${room}.docs.ts`))
    .map(([room]) => `src/fields/${room} has no ${room}.docs.ts`);
  const carried = [...tree]
    .filter(([path]) => /^(src|server|resources)\//.test(path) && !/\.(docs|stories|test)\.tsx?$/.test(path))
    .filter(([, text]) => /from '[^']*\.docs\.ts'|import\('[^']*\.docs\.ts'\)/.test(text))
    .map(([path]) => `${path} carries a guide into the product`);
  return [...missing, ...carried];
}
