import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, goBack, historyLength, PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  button,
  firstTen,
  listCall,
  names,
  onPage,
  requested,
  rowsOf,
  table,
} from '#runtime/testing/planet-list.ts';
import { planets } from '#runtime/testing/planets.ts';
import { noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Footer: Story = {
  play: async ({ userEvent }) => {
    await onPage(1, 6);
    const sizes = page.getByLabelText<HTMLSelectElement>(t('list.pageSize'));
    await expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '10', '20', '30', '40', '50']);
    await expect(sizes).toHaveValue('10');
    await expect(button(t('list.first'))).toBeDisabled();
    await expect(button(t('list.previous'))).toBeDisabled();

    await userEvent.click(button(t('list.next')));
    await rowsOf(...firstTen.map((number) => number + 10));
    await onPage(2, 6);
    await userEvent.click(button(t('list.last')));
    await rowsOf(51, 52, 53, 54, 55, 56, 57);
    await expect(button(t('list.next'))).toHaveAttribute('aria-disabled', 'true');
    await expect(button(t('list.last'))).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(t('list.previous')));
    await onPage(5, 6);
    await userEvent.click(button(t('list.first')));
    await rowsOf(...firstTen);
  },
};

/** The state is in the URL: paging adds a history entry, and the back button restores the former page. */
export const Address: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const before = historyLength() ?? 0;
    await userEvent.click(button(t('list.next')));
    await onPage(2, 6);
    await expect(currentHref()).toBe('/planetes?page=2');
    await expect(historyLength()).toBe(before + 1);
    await userEvent.click(button(t('list.next')));
    await onPage(3, 6);
    goBack();
    await onPage(2, 6);
    goBack();
    await rowsOf(...firstTen);
    await expect(currentHref()).toBe('/planetes');
  },
};

export const SharedAddress: Story = {
  args: { path: '/planetes?page=2&limit=5&query=kepler&sort=-name&name=autre' },
  play: async () => {
    await onPage(2, 10);
    await expect(requested()).toEqual(['page=2&limit=5&query=kepler&sort=-name']);
    await expect(page.getByRole('searchbox')).toHaveValue('kepler');
    await expect(page.getByLabelText(t('list.pageSize'))).toHaveValue('5');
    await expect(page.getByRole('columnheader', { name: /Planète/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Invalid parameters count as absent. */
export const InvalidParameters: Story = {
  args: { path: '/planetes?page=-3&limit=7&sort=code' },
  play: async () => {
    await rowsOf(...firstTen);
    await expect(requested()).toEqual(['page=1&limit=10']);
  },
};

export const PageSize: Story = {
  args: { path: '/planetes?page=3' },
  play: async ({ userEvent }) => {
    await onPage(3, 6);
    await userEvent.selectOptions(page.getByLabelText(t('list.pageSize')), '50');
    await waitFor(() => expect(names()).toHaveLength(50));
    await expect(currentHref()).toBe('/planetes?limit=50');
    await userEvent.selectOptions(page.getByLabelText(t('list.pageSize')), '5');
    await rowsOf(1, 2, 3, 4, 5);
    await expect(currentHref()).toBe('/planetes?limit=5');
  },
};

/** The service counts a large search only in part: the pages behind the counted ones are reached with "next". */
export const MoreThanCounted: Story = {
  args: { path: '/planetes?page=5' },
  beforeEach: () =>
    respond(listCall, async (_, usual) => {
      const { data } = await (await usual()).json();
      return Response.json({ data: { ...data, total: 50, more: true } });
    }),
  play: async ({ userEvent }) => {
    await page.findByText(t('list.pageOfMore', { page: 5, pages: 6 }));
    await userEvent.click(button(t('list.next')));
    await rowsOf(51, 52, 53, 54, 55, 56, 57);
    await onPage(6, 6);
    await expect(button(t('list.next'))).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(t('list.first')));
    await page.findByText(t('list.pageOfMore', { page: 1, pages: 5 }));
    await userEvent.click(button(t('list.last')));
    await page.findByText(t('list.pageOfMore', { page: 5, pages: 6 }));
  },
};

/** The former rows stay, dimmed and disabled, until the next ones are loaded. */
export const NextPageLoading: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    hold(listCall);
    await userEvent.click(button(t('list.next')));
    await onPage(2, 6);
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await expect(names()).toHaveLength(10);
    await expect(names()[0]).toBe(t('list.edit', { title: 'Arrakis' }));
  },
};

const allowsRemoval = fn(() => true);

/** A row is rendered once: the rows of the former page are not rendered again while the next ones load. */
export const RenderedOnce: Story = {
  args: { resource: { ...planets, allowsRemoval } },
  // The rows may be rendered before the play function begins.
  beforeEach: () => void allowsRemoval.mockClear(),
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await atRest();
    await expect(allowsRemoval).toHaveBeenCalledTimes(10);
    const release = hold(listCall);
    await userEvent.click(button(t('list.next')));
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await expect(allowsRemoval).toHaveBeenCalledTimes(10);
    release();
    await rowsOf(...firstTen.map((number) => number + 10));
    await atRest();
    await expect(allowsRemoval).toHaveBeenCalledTimes(20);
  },
};

/** A response that arrives after that of a later call is ignored. */
export const LateResponse: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const second = Promise.withResolvers<void>();
    respond(listCall, async (request, usual) => {
      if (new URL(request.url).searchParams.get('page') === '2') await second.promise;
      return usual();
    });
    await userEvent.click(button(t('list.next')));
    await waitFor(() => expect(calls(listCall)).toHaveLength(2));
    await userEvent.click(button(t('list.next')));
    await rowsOf(...firstTen.map((number) => number + 20));
    second.resolve();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await rowsOf(...firstTen.map((number) => number + 20));
    await onPage(3, 6);
  },
};

/** A list that could not be loaded shows no number of pages. */
export const FailedFurtherOn: Story = {
  args: { path: '/planetes?page=2' },
  parameters: onPlanets(57, { responses: { [listCall]: noNetwork } }),
  play: async () => {
    await page.findByRole('alert');
    await onPage(2, 2);
    await expect(button(t('list.previous'))).toBeEnabled();
    await expect(button(t('list.next'))).toBeDisabled();
  },
};

/** A page that does not exist is replaced by the last one. */
export const PageBeyondTheLast: Story = {
  args: { path: '/planetes?page=99' },
  play: async () => {
    await rowsOf(51, 52, 53, 54, 55, 56, 57);
    await onPage(6, 6);
    await expect(currentHref()).toBe('/planetes?page=6');
  },
};
