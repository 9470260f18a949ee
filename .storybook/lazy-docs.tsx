import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import type { StoryContext } from 'storybook/internal/types';

/* The code of docs pages is larger than that of all stories together, so it loads on demand. */
const Page = lazy(async () => ({ default: (await import('./docs/guide-page.tsx')).GuidePage }));
const Frame = lazy(async () => ({ default: (await import('./toolbar/container.tsx')).Container }));

/** The content of every docs page. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** The frame of every docs page. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
);

/** Returns the code of a story. */
export const readSource = async (code: string, context: StoryContext): Promise<string> =>
  (await import('./docs/source.ts')).sourceOf(code, context);
