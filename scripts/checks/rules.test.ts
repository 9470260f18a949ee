import { beforeAll, expect, test } from 'vitest';
import { type Finding, lint } from './biome.ts';

/** Code that a plugin of `scripts/lint` refuses at a path. */
const refused: readonly (readonly [path: string, code: string])[] = [
  ['src/lib/as.ts', 'export const j = (value: unknown) => value as string;'],
  ['src/lib/angle.ts', 'export const k = (value: unknown) => <string>value;'],
  ['src/lib/read.ts', 'export const l = (value: unknown) => Object(value).name;'],
  ['src/lib/overload.ts', 'export function m(value: string): 1;'],
  ['src/lib/setting.ts', "export const n = import.meta.env['VITE_API_HOST'];"],
  ['src/kit/a/a.tsx', 'export type AProps = { className?: string };'],
  ['src/fields/b/b.tsx', 'export interface BProps { style: object }'],
  ['src/kit/c/c.tsx', "export type CProps = ComponentProps<'a'>;"],
  ['src/kit/e/e.tsx', "export type EProps = Omit<HTMLAttributes<'a'>, 'style'>;"],
  ['src/runtime/f.tsx', 'export const F = () => <p style={{ margin: 1 }} />;'],
  ['src/pages/g/g.tsx', 'export const G = () => <p className="planted" />;'],
  ['src/kit/h/h.stories.tsx', 'export const H = { parameters: { a11y: {} } };'],
  ['src/kit/i/i.stories.tsx', 'export const I = [{ enabled: false }];'],
  ['src/kit/j/j.stories.tsx', "export const J = { tags: ['!test'] };"],
  ['src/kit/k/k.stories.tsx', "it.skip('planted', () => {});"],
  ['server/x/x.ts', "export const routes = new Hono().put('/x/:id', change);"],
];

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint(Object.fromEntries(refused.map(([path, code]) => [path, `${code}\n`])));
});

test.each(refused)('in %s is refused: %s', (path) => {
  expect(findings).toContainEqual({ path, rule: 'plugin' });
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
