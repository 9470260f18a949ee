import { expect, waitFor, within } from 'storybook/test';
import { asRead } from '#lib/i18n/testing.ts';
import { planetDataSet } from './planet-records.ts';
import type { ServiceParameters } from './service.ts';

export { phone } from '#kit/story-globals.ts';

/** Queries of the whole page, with dialogs and toasts. */
export const page = within(document.body);

/** Returns the parameters of a story of a whole page: the mock API, the full canvas, a phone screenshot. */
export const onService = (api: ServiceParameters = {}) => ({
  layout: 'fullscreen',
  chromatic: { modes: { phone: { disable: false } } },
  // Repeated for each story, because its parameters are merged with those of its file.
  api: { signedIn: true, ...api },
});

/** Returns the parameters of a story with a number of planets. */
export const onPlanets = (count: number, api: ServiceParameters = {}) =>
  onService({ dataSets: [planetDataSet(count)], ...api });

/** Waits for the end of all animations: a half-visible element can be neither read nor clicked. */
export const atRest = () =>
  waitFor(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === 1);
    return expect(moving).toEqual([]);
  });

/** Waits for a toast with a text and returns it. */
export const toast = async (text: string | RegExp) => {
  const read = typeof text === 'string' ? asRead(text) : text;
  const found = await page.findByText(read, { selector: '[data-sonner-toast] *' });
  await atRest();
  return found;
};

/** Returns the text of a table's heading, which has it twice where it sorts: in its button, and for cards, which have no button. */
export const headingText = (heading: HTMLElement) => (heading.querySelector('span') ?? heading).textContent;
