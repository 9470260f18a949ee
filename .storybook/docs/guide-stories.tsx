import { DocsContext, DocsStory, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { globalTypes, viewports } from '../toolbar/choices.ts';
import { Pairs } from './guide-parts.tsx';

/** Every value of the toolbar with its title. */
const titles = new Map<unknown, string>([
  ...Object.entries(viewports).map(([value, { name }]): [string, string] => [value, name]),
  ...Object.values(globalTypes).flatMap(({ toolbar }) =>
    toolbar.items.map(({ value, title }): [string, string] => [value, title]),
  ),
]);

/** Returns the toolbar settings that a story sets for itself. */
const settingsOf = (globals: Globals) =>
  Object.values(globals)
    .map((chosen) => titles.get(chosen?.value ?? chosen) ?? String(chosen))
    .join(', ');

/**
 * The stories of a page but the first. A page has one setting of the toolbar: a story that needs its own, such as
 * a small screen, is a link to where it has it.
 */
export function GuideStories() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .slice(1);
  const separate = stories.filter(({ storyGlobals }) => Object.keys(storyGlobals).length > 0);
  return (
    <>
      <Unstyled>
        <div className="guide">
          <h2 id="stories">Stories</h2>
        </div>
      </Unstyled>
      {stories
        .filter((story) => !separate.includes(story))
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
        ))}
      {separate.length > 0 && (
        <Unstyled>
          <div className="guide">
            <h3 id="own-settings">With their own settings of the toolbar</h3>
            <Pairs
              of={separate.map(({ id, name, storyGlobals }) => [
                settingsOf(storyGlobals),
                <a key={id} href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>,
              ])}
            />
          </div>
        </Unstyled>
      )}
    </>
  );
}
