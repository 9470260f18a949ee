import { DocsContext, DocsStory, Unstyled } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { Pairs } from './guide-parts.tsx';

type Project = ContextType<typeof DocsContext>['projectAnnotations'];

/** Returns the toolbar settings that a story sets for itself. */
function settingsOf(globals: Globals, { globalTypes = {}, parameters }: Project): string {
  const items: { value: string; title: string }[] = Object.values(globalTypes).flatMap(
    ({ toolbar }) => toolbar?.items ?? [],
  );
  const nameOf = (chosen: string) =>
    parameters?.['viewport']?.options[chosen]?.name ?? items.find(({ value }) => value === chosen)?.title;
  return Object.values(globals)
    .map((chosen) => nameOf(chosen?.value ?? chosen))
    .join(', ');
}

/**
 * The stories of a page except the first. A docs page has one toolbar setting for all, so a story with its own setting,
 * such as a small screen, is a link.
 */
export function GuideStories() {
  const { componentStories, projectAnnotations } = useContext(DocsContext);
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
            <h3 id="own-settings">With their own toolbar settings</h3>
            <Pairs
              of={separate.map(({ id, name, storyGlobals }) => [
                settingsOf(storyGlobals, projectAnnotations),
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
