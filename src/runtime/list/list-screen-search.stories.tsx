import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { pauseTimers } from '#runtime/testing/paused-timers.ts';
import { currentHref, historyLength, PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  button,
  firstTen,
  listCall,
  onPage,
  requested,
  rowsOf,
  table,
} from '#runtime/testing/planet-list.ts';
import { planets } from '#runtime/testing/planets.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { onPlanets, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 300 ms after the last key: one call for the whole text, with the first page. */
export const Search: Story = {
  args: { path: '/planetes?page=3' },
  play: async ({ userEvent }) => {
    await onPage(3, 6);
    const before = historyLength();
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), 'hoth');
      await expect(timers.waiting()).toBe(1);
      await expect(requested()).toHaveLength(1);
      timers.runAll();
    } finally {
      timers.release();
    }
    await rowsOf(2);
    await expect(requested().slice(1)).toEqual(['page=1&limit=10&query=hoth']);
    await expect(currentHref()).toBe('/planetes?query=hoth');
    await expect(historyLength()).toBe(before);
    await userEvent.click(button(t('list.clearBox')));
    await rowsOf(...firstTen);
    await expect(page.getByRole('searchbox')).toHaveFocus();
  },
};

/** The number of results is announced after each search, also if it is the same again; not after a change of the page. */
export const ResultsAnnounced: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await waitFor(() => expect(page.getByText('57 résultats')).toHaveAttribute('role', 'status'));
    const announcements = recordAnnouncements();
    const said = (count: string) => announcements.texts().filter((text) => text === count);
    await userEvent.click(button(t('list.next')));
    await onPage(2, 6);
    const search = page.getByRole('searchbox');
    await userEvent.type(search, 'hoth{Enter}');
    await waitFor(() => expect(said('1 résultat')).toHaveLength(1));
    await userEvent.type(search, 'solaris{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await waitFor(() => expect(said('1 résultat')).toHaveLength(2));
    await expect(said('57 résultats')).toEqual([]);
  },
};

/** A service that states no total: only that nothing was found is announced. */
export const NothingAnnounced: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await waitFor(() => expect(page.getByText('57 résultats')).toHaveAttribute('role', 'status'));
    const announcements = recordAnnouncements();
    respond(listCall, () => Response.json({ data: { items: [] } }));
    await userEvent.type(page.getByRole('searchbox'), 'zzz{Enter}');
    await waitFor(() => expect(announcements.texts()).toContain(t('list.empty')));
  },
};

/** Enter searches without the delay. */
export const SearchByEnter: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), ' solaris ');
      await expect(requested()).toEqual(['page=1&limit=10']);
      await userEvent.keyboard('{Enter}');
      await rowsOf(4);
      await expect(requested().slice(1)).toEqual(['page=1&limit=10&query=solaris']);
      await expect(timers.waiting()).toBe(0);
    } finally {
      timers.release();
    }
  },
};

/** Text that is typed during a call stays. */
export const TypingDuringCall: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const release = hold(listCall);
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), 'kep{Enter}');
      await waitFor(() => expect(calls(listCall)).toHaveLength(2));
      await userEvent.type(page.getByRole('searchbox'), 'ler-12');
      release();
      await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'false'));
      await expect(page.getByRole('searchbox')).toHaveValue('kepler-12');
      timers.runAll();
    } finally {
      timers.release();
    }
    await rowsOf(12);
    await expect(page.getByRole('searchbox')).toHaveValue('kepler-12');
  },
};
