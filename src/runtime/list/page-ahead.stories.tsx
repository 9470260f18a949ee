import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { button, firstTen, listCall, onPage, rowsOf, table } from '#runtime/testing/planet-list.ts';
import { planets } from '#runtime/testing/planets.ts';
import { calls } from '#runtime/testing/service.ts';
import { onPlanets, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List/Page ahead',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(37),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const requestedPages = () => calls(listCall).map(({ query }) => query.get('page'));

/** Waits for the rows and for what loads after them. */
const openList = async () => {
  await rowsOf(...firstTen);
  await page.findByRole('button', { name: t('columns.title') });
};

/** The pointer at the button is enough to read the next page: the press then shows it without waiting. One page is read ahead. */
export const ReadOnIntent: Story = {
  play: async ({ userEvent }) => {
    await openList();
    await expect(requestedPages()).toEqual(['1']);
    await userEvent.hover(button(t('list.next')));
    await waitFor(() => expect(requestedPages()).toEqual(['1', '2']));
    await rowsOf(...firstTen);
    const states: (string | null)[] = [];
    const shown = await table();
    const changes = new MutationObserver(() => states.push(shown.ariaBusy));
    changes.observe(shown, { attributes: true, attributeFilter: ['aria-busy'] });

    await userEvent.click(button(t('list.next')));
    await rowsOf(...firstTen.map((number) => number + 10));
    await onPage(2, 4);
    // The focus is at the button: the page after this one is read as soon as this one is shown.
    await waitFor(() => expect(requestedPages()).toEqual(['1', '2', '3']));
    await userEvent.click(button(t('list.next')));
    await onPage(3, 4);
    await waitFor(() => expect(requestedPages()).toEqual(['1', '2', '3', '4']));
    await userEvent.click(button(t('list.next')));
    await rowsOf(31, 32, 33, 34, 35, 36, 37);
    await expect(requestedPages()).toEqual(['1', '2', '3', '4']);
    // No press had to wait: the rows were never outdated.
    await expect(states).toEqual([]);
    changes.disconnect();
  },
};

/** Whoever has asked the browser to save data reads a page when it is shown. */
export const SavedData: Story = {
  beforeEach() {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    return () => Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ userEvent }) => {
    await openList();
    await userEvent.hover(button(t('list.next')));
    await userEvent.click(button(t('list.next')));
    await rowsOf(...firstTen.map((number) => number + 10));
    await expect(requestedPages()).toEqual(['1', '2']);
  },
};
