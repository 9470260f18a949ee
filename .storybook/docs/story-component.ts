import { camel } from '#schema/names.ts';
import type { Prop } from '#scripts/props/types.ts';
import type { Imported } from './code-printer.ts';

/** The component that a file of stories is about. */
export interface StoryComponent {
  readonly imported: Imported;
  readonly props: readonly Prop[];
  /** The variants that it has by default. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** What the types and the recipes of the kit say, as `virtual:kit-props` has it. */
interface KitTypes {
  readonly kitProps: Readonly<Record<string, readonly Prop[]>>;
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the component with the name that ends the title of its stories, or else with the name of its folder. */
export function componentOf(
  { kitProps, defaults }: KitTypes,
  { title, fileName }: { title: string; fileName: string },
): StoryComponent | undefined {
  const [, folder] = /src\/kit\/([^/]+)\//.exec(fileName) ?? [];
  if (folder === undefined) return undefined;
  const name = title.split('/').at(-1) ?? '';
  const keys = Object.keys(kitProps).filter((key) => key.startsWith(`src/kit/${folder}/`));
  const key =
    keys.find((one) => one.endsWith(`#${name}`)) ?? keys.find((one) => one.includes(`/${folder}.tsx#`));
  const [file = '', exported = ''] = key?.split('#') ?? [];
  return {
    imported: { name: exported, from: file.replace('src/kit/', '#kit/') },
    props: kitProps[key ?? ''] ?? [],
    defaults: defaults[camel(folder)] ?? {},
  };
}
