import * as lucide from 'lucide';
import type * as React from 'react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InputType } from 'storybook/internal/types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recipes, slotRecipes } from '#kit/recipes.ts';
import { errorsIn } from '#scripts/props/errors.ts';
import { readProps } from '#scripts/props/read-props.ts';
import type { Imported } from './code-printer.ts';
import { argTypesOf } from './controls.ts';
import { kitImports } from './kit-imports.ts';
import { codeOf } from './story-code.ts';
import { componentOf, type StoryComponent } from './story-component.ts';

/** Components that read the browser are rendered as if a server had read the same. */
vi.mock('react', async (load) => {
  const react = await load<typeof React>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, read, readServer = read) =>
    react.useSyncExternalStore(subscribe, read, readServer);
  return { ...react, useSyncExternalStore };
});

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args, context: { args: Args }) => ReactNode;
interface Annotations {
  args?: Args;
  render?: Render;
}
interface StoriesModule {
  default: Annotations & { title: string; component?: React.ComponentType<Args> };
  Playground: Annotations;
}

/** A Playground with its component and its args. */
interface Found {
  path: string;
  component: StoryComponent;
  args: Args;
  render: (args: Args) => string;
}

const playgrounds: Found[] = [];
const icons = Object.entries(lucide).filter(([, drawing]) => Array.isArray(drawing));
const names = new Map<unknown, Imported>([
  ...icons.map(([name, drawing]): [unknown, Imported] => [drawing, { name, from: 'lucide' }]),
  ...kitImports,
]);
const defaults = Object.fromEntries(
  Object.entries({ ...recipes, ...slotRecipes }).map(([name, { defaultVariants = {} }]) => [
    name,
    defaultVariants,
  ]),
);

/** What the modules of stories read when they are imported. */
function stubBrowser(): void {
  class Stub {}
  for (const name of ['Element', 'HTMLElement', 'Node', 'Document', 'DocumentFragment', 'SVGElement'])
    vi.stubGlobal(name, Stub);
  vi.stubGlobal('document', { body: new Stub(), addEventListener: vi.fn() });
}

beforeAll(async () => {
  const kitProps = readProps();
  stubBrowser();
  const modules = import.meta.glob<StoriesModule>('../../src/kit/*/*.stories.tsx');
  for (const [path, load] of Object.entries(modules)) {
    const { default: meta, Playground: playground } = await load();
    const component = componentOf({ kitProps, defaults }, { title: meta.title, fileName: path });
    if (component === undefined) throw new Error(`${path} has no component`);
    const render: Render =
      playground.render ??
      meta.render ??
      ((args) => (meta.component === undefined ? null : createElement(meta.component, args)));
    playgrounds.push({
      path,
      component,
      args: { ...meta.args, ...playground.args },
      render: (args) => renderToStaticMarkup(createElement(() => render(args, { args }))),
    });
  }
});
afterAll(() => void vi.unstubAllGlobals());

test('the code of every Playground compiles', () => {
  const codes = playgrounds.map(
    ({ component, args }, index) =>
      [`.storybook/docs/pasted-${index}.tsx`, codeOf(component, args, (value) => names.get(value))] as const,
  );
  expect(codes.length).toBeGreaterThan(90);
  expect(errorsIn(new Map(codes), new Map())).toEqual([]);
  const wrong = codes.map(([path, code]) => [path, code.replace('<Button>', '<Button tone="x">')] as const);
  expect(errorsIn(new Map(wrong), new Map())).not.toEqual([]);
});

test('the code has imports, and nothing that only the story has', () => {
  const prop = (name: string, required = false) => ({
    name,
    required,
    type: '',
    description: '',
    values: [],
  });
  const planted: StoryComponent = {
    imported: { name: 'Griffin', from: '#kit/griffin/griffin.tsx' },
    props: ['tone', 'mark', 'onFly', 'wings', 'children', 'size'].map((name) => prop(name, name === 'wings')),
    defaults: { tone: 'neutral', size: 'md' },
  };
  const args = {
    tone: 'neutral',
    size: 'sm',
    mark: { icon: lucide.Users, onPress: vi.fn() },
    onFly: vi.fn(),
    onlyInTheStory: 1,
    children: createElement('b', { title: '"' }, 'Oui'),
  };
  expect(
    codeOf(planted, args, (value) => names.get(value)),
  ).toBe(`import { Griffin } from '#kit/griffin/griffin.tsx';
import { Users } from 'lucide';
import type { ComponentProps } from 'react';

declare const wings: ComponentProps<typeof Griffin>['wings'];

<Griffin
  size="sm"
  mark={{ icon: Users, onPress: () => undefined }}
  wings={wings}
>
  <b title={'"'}>Oui</b>
</Griffin>;
`);
  const withCode = codeOf(planted, { wings: () => 1, children: () => 2 }, () => undefined);
  expect(withCode).toContain("declare const children: ComponentProps<typeof Griffin>['children'];");
  expect(withCode).toContain('<Griffin wings={wings}>{children}</Griffin>;');
});

/** Returns the values that a reader can set with a control. */
function valuesOf({ control, options }: InputType, initial: unknown): readonly unknown[] {
  const type = typeof control === 'object' && 'type' in control ? control.type : undefined;
  if (options !== undefined) return options;
  if (type === 'boolean') return [true, false];
  if (type === 'number') return [0, 3];
  if (type === 'text') return ['', 'Griffin'];
  return type === 'object' ? [Array.isArray(initial) ? [] : initial] : [];
}

/** Returns the values of controls with which a Playground cannot be rendered. */
function crashesOf({ path, component, args, render }: Found): string[] {
  const types = argTypesOf(component, args, []);
  const tried = [
    {},
    ...Object.entries(types).flatMap(([name, type]) =>
      valuesOf(type, args[name]).map((value) => ({ [name]: value })),
    ),
  ];
  return tried.flatMap((set) => {
    try {
      render({ ...args, ...set });
      return [];
    } catch (error) {
      return [`${path}, ${JSON.stringify(set)}: ${String(error)}`];
    }
  });
}

test('every Playground is rendered with each value that its controls offer', () => {
  // React warns of values that only a reader who plays would set, e.g. an empty address of a picture.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('window', globalThis);
  expect(playgrounds.flatMap(crashesOf)).toEqual([]);
});
