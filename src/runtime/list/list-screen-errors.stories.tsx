import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { firstTen, listCall, rowsOf } from '#runtime/testing/planet-list.ts';
import { filteredPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { filteredPlanets, planets } from '#runtime/testing/planets.ts';
import {
  emptyBody,
  errorResponse,
  noNetwork,
  truncated,
  webPage,
  wrongShape,
} from '#runtime/testing/responses.ts';
import { type Handler, respond } from '#runtime/testing/service.ts';
import { onPlanets, onService, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (handler: Handler, text: string): Story => ({
  parameters: onPlanets(57, { responses: { [listCall]: handler } }),
  play: async ({ userEvent }) => {
    const notice = await page.findByRole('alert');
    await expect(notice).toHaveTextContent(text);
    await expect(page.queryByText(t('list.empty'))).not.toBeInTheDocument();
    respond(listCall);
    await userEvent.click(within(notice).getByRole('button', { name: t('common.retry') }));
    await rowsOf(...firstTen);
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
  },
});

const fallback = t('errors.fallback');

export const NetworkFailure = failing(noNetwork, t('errors.network'));

export const ServerFailure = failing(errorResponse(500), fallback);

export const ServerMessage = failing(
  errorResponse(503, { message: 'Maintenance jusqu’à midi.' }),
  'Maintenance jusqu’à midi.',
);

export const WebPageInstead = failing(webPage, fallback);

export const TruncatedResponse = failing(truncated, fallback);

export const WrongShape = failing(wrongShape, fallback);

/** By the keyboard: the button that tries again is a stop of Tab. */
export const RetriedByKeyboard: Story = {
  args: { resource: filteredPlanets },
  parameters: onService({ dataSets: [filteredPlanetDataSet(57)], responses: { [listCall]: noNetwork } }),
  play: async ({ userEvent }) => {
    const notice = await page.findByRole('alert');
    const heading = within(page.getByRole('grid')).getAllByRole('button')[0];
    heading?.focus();
    const retry = within(notice).getByRole('button', { name: t('common.retry') });
    // The first key loads those of the grid.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(heading).toHaveFocus());
    for (let stop = 0; stop < 8 && document.activeElement !== retry; stop += 1) await userEvent.tab();
    await expect(retry).toHaveFocus();
    respond(listCall);
    await userEvent.keyboard('{Enter}');
    await rowsOf(...firstTen);
  },
};

export const EmptyBody = failing(emptyBody, fallback);
