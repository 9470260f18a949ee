import { DocsContext, DocsStory, Unstyled } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { Prose } from './guide-parts.tsx';

type Project = ContextType<typeof DocsContext>['projectAnnotations'];

/** What a story asks of the toolbar, in the toolbar's words. */
function conditionsOf(globals: Globals, { globalTypes, parameters }: Project): string {
  return Object.entries(globals)
    .map(([id, chosen]) => {
      if (id === 'viewport') {
        const { value } = chosen;
        return parameters?.['viewport']?.options[value]?.name ?? value;
      }
      const items: readonly unknown[] = globalTypes?.[id]?.['toolbar']?.items ?? [];
      return Object(items.find((item) => Object(item).value === chosen)).title ?? chosen;
    })
    .join(', ');
}

/**
 * The stories of a page. A page is drawn under one set of conditions: a story that asks for its own, a small screen
 * or large text, would be shown without them. It is a link to where it has them.
 */
export function GuideStories({ from = 1 }: { from?: number }) {
  const { componentStories, projectAnnotations } = useContext(DocsContext);
  const stories = componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .slice(from);
  const apart = stories.filter(({ storyGlobals }) => Object.keys(storyGlobals).length > 0);
  return (
    <>
      <Unstyled>
        <h2 id="stories" className="gd-title">
          Stories
        </h2>
      </Unstyled>
      {stories
        .filter((story) => !apart.includes(story))
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
        ))}
      {apart.length > 0 && (
        <Unstyled>
          <h3 id="own-conditions" className="gd-subtitle">
            Under conditions of their own
          </h3>
          <ul className="gd-links">
            {apart.map(({ id, name, storyGlobals, parameters }) => (
              <li key={id} className="gd-link">
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
                <span>{conditionsOf(storyGlobals, projectAnnotations)}</span>
                {typeof parameters['docs']?.description?.story === 'string' && (
                  <p>
                    <Prose>{parameters['docs'].description.story}</Prose>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Unstyled>
      )}
    </>
  );
}
