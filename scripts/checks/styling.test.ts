import { expect, test } from 'vitest';
import { findStyling } from './styling.ts';
import { readTree } from './tree.ts';

test('styles stay in the kit, the fields and the layout', () => {
  expect(findStyling(readTree())).toEqual([]);
});

const refused: Readonly<Record<string, readonly [path: string, code: string]>> = {
  'className as a prop': ['src/kit/a/a.tsx', 'export type AProps = { className?: string };'],
  'style as a prop': ['src/kit/a/a.tsx', 'export interface AProps { style: object }'],
  'every attribute of an element': [
    'src/kit/a/a.tsx',
    "import type { ComponentProps } from 'react';\nexport type AProps = ComponentProps<'a'>;",
  ],
  'every attribute but style': [
    'src/kit/a/a.tsx',
    "import type { ComponentProps } from 'react';\nexport type AProps = Omit<ComponentProps<'a'>, 'style'>;",
  ],
  'a style outside the kit': ['src/runtime/a.tsx', 'export const A = () => <p style={{ margin: 1 }} />;'],
  'a class name outside the kit': ['src/shell/a.tsx', 'export const A = () => <p className="planted" />;'],
  'a component styled from outside': [
    'src/pages/a/a.tsx',
    'export const A = ({ B, c }: { B: () => null; c: string }) => <B className={c} />;',
  ],
};

test.each(Object.entries(refused))('%s is refused', (_, [path, code]) => {
  expect(findStyling(new Map([[path, code]]))).toEqual([expect.stringContaining(path)]);
});

test('variants, narrowed attributes and patterns are allowed', () => {
  const kit = `import type { ComponentProps } from 'react';
    export type AProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & Pick<ComponentProps<'p'>, 'id'>;
    export type Parts = { className: string };
    type Ref = ComponentProps<'a'>['ref'];`;
  const page = 'export const A = ({ stack }: { stack: () => string }) => <div className={stack()} />;';
  expect(
    findStyling(
      new Map([
        ['src/kit/a/a.tsx', kit],
        ['src/pages/a/a.tsx', page],
      ]),
    ),
  ).toEqual([]);
});
