import { defaults, kitProps } from 'virtual:kit-props';
import { allIcons } from 'virtual:product-icons';
import type { StoryContext } from 'storybook/internal/types';
import type { Imported } from './code-printer.ts';
import { kitImports } from './kit-imports.ts';
import { codeOf } from './story-code.ts';
import { componentOf } from './story-component.ts';

const imports = new Map<unknown, Imported>([
  ...kitImports,
  ...allIcons.map(({ name, drawing }): [unknown, Imported] => [drawing, { name, from: 'lucide' }]),
]);

/**
 * Returns the code that "Show code" shows for a story: its component with its args or, of a story that renders something else,
 * the source of the story.
 */
export function sourceOf(code: string, { title, parameters, args }: StoryContext): string {
  const source = String(parameters['docs']?.source?.originalSource ?? code);
  const component = componentOf({ defaults, kitProps }, { title, fileName: String(parameters['fileName']) });
  if (component === undefined || /^ {2}render\b/m.test(source)) return source;
  return codeOf(component, args, (value) => imports.get(value));
}
