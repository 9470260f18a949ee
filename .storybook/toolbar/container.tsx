import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyGlobals } from './apply.ts';
import { initialGlobals } from './choices.ts';
import { themeOfDocs } from './docs-theme.ts';
import './prose.css';

/** What the address of the page says was chosen, before anything is chosen anew. */
function chosenAtFirst(): Record<string, unknown> {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const chosen = globals.split(';').map((pair) => pair.split(':'));
  return { ...initialGlobals, ...Object.fromEntries(chosen.filter((pair) => pair.length === 2)) };
}

/** Around every docs page: it follows the toolbar as stories do. */
export function Container({ children, context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenAtFirst);
  useEffect(() => {
    const hear = (news: { globals: Record<string, unknown> }) => setGlobals(news.globals);
    context.channel.on(GLOBALS_UPDATED, hear);
    return () => context.channel.off(GLOBALS_UPDATED, hear);
  }, [context.channel]);
  useEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer {...rest} context={context} theme={themeOfDocs(globals['theme'])}>
      {children}
    </DocsContainer>
  );
}
