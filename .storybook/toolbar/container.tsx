import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyGlobals } from './apply.ts';
import { initialGlobals } from './choices.ts';
import { themeOfDocs } from './docs-theme.ts';
import { tellFrames } from './frames.ts';
import './prose.css';

type Globals = Readonly<Record<string, unknown>>;

/** What the address of the page says was chosen, before anything is chosen anew. */
function chosenAtFirst(): Globals {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const chosen = globals.split(';').map((pair) => pair.split(':'));
  return { ...initialGlobals, ...Object.fromEntries(chosen.filter((pair) => pair.length === 2)) };
}

/** Around every docs page: it follows the toolbar as stories do. */
export function Container({ children, context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenAtFirst);
  useEffect(() => {
    /** What came from another window has a source: a story in a frame tells of its own globals, not of the page's. */
    function hear(this: { readonly source?: string }, news: { globals: Globals }) {
      if (this.source === undefined) setGlobals(news.globals);
    }
    context.channel.on(GLOBALS_UPDATED, hear);
    return () => context.channel.off(GLOBALS_UPDATED, hear);
  }, [context.channel]);
  useEffect(() => {
    applyGlobals(globals);
    tellFrames(globals);
  }, [globals]);
  return (
    <DocsContainer {...rest} context={context} theme={themeOfDocs(globals['theme'])}>
      {children}
    </DocsContainer>
  );
}
