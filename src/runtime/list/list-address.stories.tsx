import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { pauseTimers } from '#runtime/testing/paused-timers.ts';
import { currentHref, historyLength, PlanetApp, pauseNavigation } from '#runtime/testing/planet-app.tsx';
import { listCall } from '#runtime/testing/planet-list.ts';
import { filteredPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { filteredPlanets, planets } from '#runtime/testing/planets.ts';
import { calls, type Handler } from '#runtime/testing/service.ts';
import { onPlanets, onService, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List address',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const requested = () => calls('GET /admin/planets').map(({ query }) => query.toString());
const at = (href: string) => waitFor(() => expect(currentHref()).toBe(href));

/** Invalid parameters count as absent and are removed from the URL. Parameters of others stay. */
export const InvalidParameters: Story = {
  args: { path: '/planetes?page=-3&limit=7&sort=code&name=autre' },
  play: async () => {
    await page.findByText(t('list.page', { page: 1, pages: 6 }));
    await at('/planetes?name=autre');
    await expect(historyLength()).toBe(1);
    await expect(requested()).toEqual(['page=1&limit=10']);
  },
};

const refusingTwin: Handler = (request, usual) =>
  new URL(request.url).searchParams.has('twin')
    ? Response.json({ errors: { twin: ['Valeur inconnue.'] } }, { status: 422 })
    : usual();

/** A value that only the service can refuse leaves the address, too. What else is set stays. */
export const RefusedFilter: Story = {
  args: { resource: filteredPlanets, path: '/planetes?climate=mild&twin=abc' },
  parameters: onService({
    dataSets: [filteredPlanetDataSet(57)],
    responses: { [listCall]: refusingTwin },
  }),
  play: async () => {
    await at('/planetes?climate=mild');
    await page.findByText('19 résultats');
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
    await expect(historyLength()).toBe(1);
  },
};

/** A page beyond the end is replaced by the last one. */
export const FarBeyondTheLast: Story = {
  args: { path: '/planetes?page=1000000000' },
  play: async () => {
    await page.findByText(t('list.page', { page: 6, pages: 6 }));
    await page.findByRole('link', { name: t('list.edit', { title: 'Kepler-57' }) });
    await at('/planetes?page=6');
    await expect(historyLength()).toBe(1);
  },
};

/** A delayed search keeps an order that is changed meanwhile. */
export const SortedWhileSearching: Story = {
  args: { path: '/planetes?page=3' },
  play: async ({ userEvent }) => {
    await page.findByText(t('list.page', { page: 3, pages: 6 }));
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), 'kepler');
      await userEvent.click(page.getByRole('button', { name: /Planète/ }));
      await at('/planetes?sort=name');
      await expect(page.getByRole('searchbox')).toHaveValue('kepler');
      await expect(timers.waiting()).toBe(1);
      timers.runAll();
    } finally {
      timers.release();
    }
    await page.findByText(t('list.page', { page: 1, pages: 5 }));
    await at('/planetes?sort=name&query=kepler');
    await expect(requested().slice(1)).toEqual([
      'page=1&limit=10&sort=name',
      'page=1&limit=10&query=kepler&sort=name',
    ]);
  },
};

/** A delayed search does not take users back from another page. */
export const LeftWhileSearching: Story = {
  play: async ({ userEvent }) => {
    await page.findByText(t('list.page', { page: 1, pages: 6 }));
    const arrive = pauseNavigation();
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), 'kepler');
      await userEvent.click(page.getByRole('link', { name: 'Ailleurs' }));
      await expect(timers.waiting()).toBe(1);
      timers.runAll();
    } finally {
      timers.release();
      arrive();
    }
    await page.findByRole('heading', { name: 'Ailleurs' });
    await expect(currentHref()).toBe('/ailleurs');
    await expect(requested()).toHaveLength(1);
  },
};

/** On a narrow screen nothing of a row is out of sight: what does not fit beside the others is below the title. */
export const AllInView: Story = {
  parameters: {
    ...onPlanets(12),
    viewport: {
      options: { narrow: { name: 'Narrow', styles: { width: '700px', height: '768px' }, type: 'desktop' } },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await page.findAllByRole('link', { name: /^Modifier / });
    for (const cell of [...page.getAllByRole('rowheader'), ...page.getAllByRole('cell')]) {
      const { left, right, width } = cell.getBoundingClientRect();
      await expect(width).toBeGreaterThan(0);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
