import { expect, waitFor, within } from 'storybook/test';
import { planetDataSet } from './planet-records.ts';
import type { ServiceParameters } from './service.ts';

/** Everything on the page, dialogs and toasts included. */
export const page = within(document.body);

/** Parameters of a story of whole screens: the service behind it, the whole canvas, a picture on a phone too. */
export const onService = (api: ServiceParameters = {}) => ({
  layout: 'fullscreen',
  chromatic: { modes: { phone: { disable: false } } },
  // Said each time: a story's parameters are laid over those of its file.
  api: { signedIn: true, ...api },
});

/** The same, with so many planets. */
export const onPlanets = (count: number, api: ServiceParameters = {}) =>
  onService({ dataSets: [planetDataSet(count)], ...api });

/** Waits until nothing moves any more: what is half faded in is neither readable nor pressable. */
export const atRest = () =>
  waitFor(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === 1);
    return expect(moving).toEqual([]);
  });

/** A toast with a text, once it is there. */
export const toast = async (text: string | RegExp) => {
  const found = await page.findByText(text, { selector: '[data-sonner-toast] *' });
  await atRest();
  return found;
};
