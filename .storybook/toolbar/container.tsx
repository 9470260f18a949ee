import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyGlobals } from './apply.ts';
import { chosenGlobals } from './chosen.ts';
import { themeOfDocs } from './docs-theme.ts';
import { tellFrames } from './frames.ts';
import './prose.css';

/** Around every docs page: it follows the toolbar as stories do. */
export function Container({ children, context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (tell: () => void) => {
      channel.on(GLOBALS_UPDATED, tell);
      return () => channel.off(GLOBALS_UPDATED, tell);
    },
    [channel],
  );
  const globals = useSyncExternalStore(subscribe, chosenGlobals);
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
