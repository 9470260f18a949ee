import { beforeAll, expect, test } from 'vitest';
import { type Finding, lint } from './biome.ts';

/** Code that Biome refuses at a path, by a rule of biome.json or by a plugin of `scripts/lint`. */
const refused: readonly (readonly [rule: string, path: string, code: string])[] = [
  ['noExplicitAny', 'src/lib/any.ts', 'export const a = (value: any) => value;'],
  ['noNonNullAssertion', 'src/lib/null.ts', 'export const b = (x: string[]) => x[0]!;'],
  ['noConsole', 'src/lib/log.ts', "console.log('planted');"],
  ['noConsole', 'server/log.ts', "console.log('planted');"],
  ['noJsxLiterals', 'src/kit/d/d.tsx', 'export const D = () => <p>Planted</p>;'],
  ['plugin', 'src/lib/as.ts', 'export const j = (value: unknown) => value as string;'],
  ['plugin', 'src/lib/angle.ts', 'export const k = (value: unknown) => <string>value;'],
  ['plugin', 'src/lib/read.ts', 'export const l = (value: unknown) => Object(value).name;'],
  ['plugin', 'src/lib/overload.ts', 'export function m(value: string): 1;'],
  ['plugin', 'src/lib/setting.ts', "export const n = import.meta.env['VITE_API_HOST'];"],
  ['plugin', 'src/kit/a/a.tsx', 'export type AProps = { className?: string };'],
  ['plugin', 'src/fields/b/b.tsx', 'export interface BProps { style: object }'],
  ['plugin', 'src/kit/c/c.tsx', "export type CProps = ComponentProps<'a'>;"],
  ['plugin', 'src/kit/e/e.tsx', "export type EProps = Omit<HTMLAttributes<'a'>, 'style'>;"],
  ['plugin', 'src/runtime/f.tsx', 'export const F = () => <p style={{ margin: 1 }} />;'],
  ['plugin', 'src/pages/g/g.tsx', 'export const G = () => <p className="planted" />;'],
  ['plugin', 'src/kit/h/h.stories.tsx', 'export const H = { parameters: { a11y: {} } };'],
  ['plugin', 'src/kit/i/i.stories.tsx', 'export const I = [{ enabled: false }];'],
  ['plugin', 'src/kit/j/j.stories.tsx', "export const J = { tags: ['!test'] };"],
  ['plugin', 'src/kit/k/k.stories.tsx', "it.skip('planted', () => {});"],
  ['plugin', 'server/x/x.ts', "export const routes = new Hono().put('/x/:id', change);"],
];

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint(Object.fromEntries(refused.map(([, path, code]) => [path, `${code}\n`])));
});

test.each(refused)('%s refuses, in %s: %s', (rule, path) => {
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
