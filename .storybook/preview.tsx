import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { brandFont } from '#theme/brand.ts';
import '#theme/global.css';
import { checkColours, leftOut, violationsOnly } from './check-colours.ts';
import { checkHeadings } from './check-headings.ts';
import './docs-frame.ts';
import { describeProps } from './docs/arg-types.ts';
import { DocsFrame, DocsPage, readSource } from './lazy-docs.tsx';
import { setClock } from './mock-api/clock.ts';
import { installMockApi } from './mock-api/install.ts';
import { modes } from './modes.ts';
import { applyGlobals } from './toolbar/apply.ts';
import { globalTypes, initialGlobals } from './toolbar/choices.ts';
import './toolbar/chosen.ts';
import { viewports } from './toolbar/viewports.ts';

configure({
  // Some code loads on demand, which takes time on a busy machine.
  asyncUtilTimeout: 10_000,
  // The default message has the whole document: printing it at each attempt took a tenth of the time of all stories.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

// Sample data is computed from the time of the stories when it is imported. A test sets the clock itself.
if (import.meta.env.MODE !== 'test') setClock();

// The panel "Screen reader" asks for it. The code that reads is large: no other part of a story needs it.
const channel = addons.getChannel();
channel.on('aria-snapshot/ask', async () => {
  const { readAria } = await import('./read-aria.ts');
  channel.emit('aria-snapshot/read', readAria(document.body));
});

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  argTypesEnhancers: [describeProps],
  /** Stories wait for the font, so that each screenshot has it. The product does not wait. */
  beforeAll: async () => void (await document.fonts.load(`1rem "${brandFont.name}"`)),
  /** Stories with the parameter `api` use the mock API. */
  beforeEach: ({ parameters, id }) =>
    parameters['api'] === undefined ? undefined : installMockApi(parameters['api'], id),
  async afterEach() {
    checkHeadings();
    await checkColours();
  },
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error', config: { rules: leftOut }, options: violationsOnly },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true, matchers: { date: /At$/ } },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      source: { transform: readSource },
      toc: { headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'How to review',
          'How to add a component',
          'Foundations',
          ['Colour', 'Contrast', 'Tokens', 'Icons', 'Ledger'],
          'Components',
          ['Overview'],
          'Fields',
          ['Overview'],
          'Patterns',
          ['Guides'],
          'Screens',
          'Tools',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
