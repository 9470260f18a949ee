import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyGlobals } from './apply.ts';
import { chosenGlobals } from './chosen.ts';
import { themeOfDocs } from './docs-theme.ts';
import { updateFrames } from './frames.ts';
import './prose.css';

/** The frame of every docs page. It applies the toolbar settings to the page and to its frames. */
export function Container({ children, context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (listen: () => void) => {
      channel.on(GLOBALS_UPDATED, listen);
      return () => channel.off(GLOBALS_UPDATED, listen);
    },
    [channel],
  );
  const globals = useSyncExternalStore(subscribe, chosenGlobals);
  useEffect(() => {
    applyGlobals(globals);
    updateFrames(globals);
  }, [globals]);
  return (
    <DocsContainer {...rest} context={context} theme={themeOfDocs(globals)}>
      {children}
    </DocsContainer>
  );
}
