import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type UserEventObject, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, goBack, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { rowsOf } from '#runtime/testing/planet-list.ts';
import { planets } from '#runtime/testing/planets.ts';
import { onPlanets, page } from '#runtime/testing/story.ts';

const path = '/planetes?page=2&limit=5';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the eighth planet by its name. */
async function open(userEvent: UserEventObject) {
  await rowsOf(6, 7, 8, 9, 10);
  await userEvent.click(page.getByRole('link', { name: 'Trantor' }));
  await page.findByRole('heading', { level: 1, name: 'Modifier la planète' });
}

/** Expects the list as it was, with the focus on the row that was opened. */
async function isBack() {
  await rowsOf(6, 7, 8, 9, 10);
  await waitFor(() => expect(page.getByRole('link', { name: 'Trantor' })).toHaveFocus());
  await expect(currentHref()).toBe(path);
}

export const Back: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    goBack();
    await isBack();
  },
};

/** A click anywhere in a row opens its record. */
export const BackByTheBreadcrumb: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(6, 7, 8, 9, 10);
    await userEvent.click(page.getByText('relais8@example.com', { exact: false }));
    await page.findByRole('heading', { level: 1, name: 'Modifier la planète' });
    await userEvent.click(page.getByRole('link', { name: 'Planètes' }));
    await isBack();
  },
};

export const BackByCancelling: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(await page.findByRole('link', { name: t('common.cancel') }));
    await isBack();
  },
};

/** A click in a row clicks on its link, with the same modifier keys: the link decides where it opens. */
export const RowsThatOpen: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(6, 7, 8, 9, 10);
    const opened = fn((event: MouseEvent) => event.preventDefault());
    page.getByRole('link', { name: 'Trantor' }).addEventListener('click', opened);
    const cell = page.getByText('relais8@example.com', { exact: false });
    await fireEvent.click(cell, { ctrlKey: true });
    await expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ ctrlKey: true, metaKey: false }));
    await fireEvent(cell, new MouseEvent('auxclick', { button: 1, bubbles: true }));
    await expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ ctrlKey: true, metaKey: true }));

    // The end of a selection and a control of the row open nothing.
    window.getSelection()?.selectAllChildren(cell);
    await fireEvent.click(cell);
    window.getSelection()?.removeAllRanges();
    await userEvent.click(page.getByRole('button', { name: t('list.remove', { title: 'Trantor' }) }));
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};
