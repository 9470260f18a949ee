import { beforeAll, expect, test } from 'vitest';
import { type Finding, lint } from './biome.ts';

/** Code that a rule of biome.json or a plugin of `scripts/lint` refuses at a path: the rules that depend on the path, or are ours. */
const refused: readonly (readonly [title: string, rule: string, path: string, code: string])[] = [
  ['any', 'noExplicitAny', 'src/lib/any.ts', 'export const a = (value: any) => value;'],
  [
    'a non-null assertion',
    'noNonNullAssertion',
    'src/lib/null.ts',
    'export const b = (x: string[]) => x[0]!;',
  ],
  ['console in the browser', 'noConsole', 'src/lib/log.ts', "console.log('planted');"],
  ['console in the server', 'noConsole', 'server/log.ts', "console.log('planted');"],
  ['text between tags', 'noJsxLiterals', 'src/kit/d/d.tsx', 'export const D = () => <p>Planted</p>;'],
  ['a cast', 'plugin', 'src/lib/as.ts', 'export const j = (value: unknown) => value as string;'],
  ['an angle cast', 'plugin', 'src/lib/angle.ts', 'export const k = (value: unknown) => <string>value;'],
  [
    'an untyped read',
    'plugin',
    'src/lib/read.ts',
    'export const l = (value: unknown) => Object(value).name;',
  ],
  ['an overload', 'plugin', 'src/lib/over.ts', 'export function m(value: string): 1;'],
  ['a class name as a prop', 'plugin', 'src/kit/a/a.tsx', 'export type AProps = { className?: string };'],
  ['a style as a prop', 'plugin', 'src/fields/b/b.tsx', 'export interface BProps { style: object }'],
  ['all attributes', 'plugin', 'src/kit/c/c.tsx', "export type CProps = ComponentProps<'a'>;"],
  ['all but style', 'plugin', 'src/kit/e/e.tsx', "export type EProps = Omit<HTMLAttributes<'a'>, 'style'>;"],
  [
    'a style on a screen',
    'plugin',
    'src/runtime/f.tsx',
    'export const F = () => <p style={{ margin: 1 }} />;',
  ],
  ['a class on a page', 'plugin', 'src/pages/g/g.tsx', 'export const G = () => <p className="planted" />;'],
  [
    'a story without axe',
    'plugin',
    'src/kit/h/h.stories.tsx',
    'export const H = { parameters: { a11y: {} } };',
  ],
  ['a rule switched off', 'plugin', 'src/kit/i/i.stories.tsx', 'export const I = [{ enabled: false }];'],
  ['a story without test', 'plugin', 'src/kit/j/j.stories.tsx', "export const J = { tags: ['!test'] };"],
  ['an own write', 'plugin', 'server/x/x.ts', "export const routes = new Hono().put('/x/:id', change);"],
];

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint(Object.fromEntries(refused.map(([, , path, code]) => [path, `${code}\n`])));
});

test.each(refused)('%s is refused (%s in %s)', (_, rule, path) => {
  expect(findings).toContainEqual(expect.objectContaining({ path, rule }));
});

test('narrowed attributes, as const, and texts in stories are allowed', () => {
  const allowed = {
    'src/lib/m.ts': 'export const m = { a: [1] } as const satisfies object;',
    'src/kit/a/a.tsx': `import type { ComponentProps } from 'react';
export type AProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'type'>;
export type Parts = { className: string } & AProps;`,
    'src/kit/g/g.stories.tsx': 'export const G = () => <p>Planted</p>;',
  };
  expect(lint(allowed)).toEqual([]);
});
