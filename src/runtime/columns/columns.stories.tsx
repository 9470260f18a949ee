import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { button, firstTen, requested, rowsOf } from '#runtime/testing/planet-list.ts';
import { planets } from '#runtime/testing/planets.ts';
import { atRest, headingText, onPlanets, page, phone } from '#runtime/testing/story.ts';

const key = 'list:planets';

const meta = {
  title: 'Patterns/Columns',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
  beforeEach: () => {
    localStorage.removeItem(key);
    return () => localStorage.removeItem(key);
  },
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = t('columns.title');
const headings = () => page.getAllByRole('columnheader').map(headingText);
const declared = ['Planète', 'Climat', 'Téléphone du relais', 'Découverte', t('common.actions')];

async function openPanel() {
  await rowsOf(...firstTen);
  (await page.findByRole('button', { name: title })).click();
  const panel = within(await page.findByRole('dialog', { name: title }));
  await atRest();
  return panel;
}

/** Each change takes effect at once and is kept for the next visit; one press restores the declared columns. */
export const Arranged: Story = {
  play: async ({ userEvent }) => {
    const panel = await openPanel();
    await expect(headings()).toEqual(declared);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Orbite' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Climat' }));
    await userEvent.click(panel.getByRole('button', { name: t('columns.up', { column: 'Découverte' }) }));
    await waitFor(() =>
      expect(headings()).toEqual([
        'Planète',
        'Découverte',
        'Téléphone du relais',
        'Orbite',
        t('common.actions'),
      ]),
    );
    await expect(panel.getByRole('checkbox', { name: 'Planète' })).toHaveAttribute(
      'aria-description',
      t('columns.fixed'),
    );
    await expect(
      panel.getByRole('textbox', { name: t('columns.width', { column: 'Planète' }) }),
    ).toBeVisible();
    await expect(localStorage.getItem(key)).toContain('identity,discoveredAt,relay,orbit');
    // An export proposes what the list shows.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button(t('common.export')));
    const dialog = within(await page.findByRole('dialog', { name: t('export.title', { list: 'Planètes' }) }));
    await expect(dialog.getByRole('checkbox', { name: 'Orbite' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Climat' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    // No further request is made.
    await expect(requested()).toHaveLength(1);
    await expect(currentHref()).toBe('/planetes');
    const again = await openPanel();
    await userEvent.click(again.getByRole('button', { name: t('columns.reset') }));
    await waitFor(() => expect(headings()).toEqual(declared));
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/**
 * Columns in the address take precedence over those that the browser keeps, and changes are written to the address.
 */
export const FromAddress: Story = {
  args: { path: '/planetes?columns=identity:300,orbit,unknown' },
  play: async ({ userEvent }) => {
    const panel = await openPanel();
    await waitFor(() => expect(headings()).toEqual(['Planète', 'Orbite', t('common.actions')]));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Description' }));
    await waitFor(() => expect(currentHref()).toBe('/planetes?columns=identity%3A300%2Corbit%2Cdescription'));
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** Where the table is narrow, a pinned column stays beside the title, and another one moves below it. */
export const Pinned: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { path: '/planetes?columns=identity,climate,relay,discoveredAt,description' },
  play: async ({ userEvent }) => {
    const panel = await openPanel();
    // The heading of a column below the title is there for assistive technology only.
    const beside = () =>
      page
        .getAllByRole('columnheader')
        .filter((heading) => getComputedStyle(heading).clipPath === 'none')
        .map(headingText);
    await expect(beside()).not.toContain('Description');
    const pin = panel.getByRole('button', { name: t('columns.pin', { column: 'Description' }) });
    await userEvent.click(pin);
    await waitFor(() => expect(beside()).toContain('Description'));
    await expect(currentHref()).toContain('%2Cdescription%21');
    await userEvent.click(pin);
    await waitFor(() => expect(beside()).not.toContain('Description'));
  },
};

/** The edge of a heading can be dragged. Escape restores the width. */
export const Resized: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await page.findByRole('button', { name: title });
    const heading = page.getByRole('columnheader', { name: 'Climat' });
    const head = heading.closest('thead') ?? heading;
    // The browser cannot capture a simulated pointer.
    head.setPointerCapture = () => undefined;
    const { right, width } = heading.getBoundingClientRect();
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse' };
    const at = (clientX: number) => ({ ...pointer, clientX });
    await fireEvent.pointerDown(heading, at(right - 1));
    await fireEvent.pointerMove(head, at(right - 31));
    await expect(heading.getBoundingClientRect().width).toBeLessThan(width - 20);
    await userEvent.keyboard('{Escape}');
    await expect(heading.getBoundingClientRect().width).toBe(width);
    await fireEvent.pointerDown(heading, at(right - 1));
    await fireEvent.pointerUp(head, at(right - 31));
    await waitFor(() => expect(heading.getBoundingClientRect().width).toBeLessThan(width - 20));
    await expect(localStorage.getItem(key)).toMatch(/climate:\d+/);
    await expect(button(title)).toBeVisible();
  },
};

/** On a phone, where rows are cards, the panel is a sheet without widths. */
export const OnPhone: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    const panel = await openPanel();
    await expect(panel.queryByRole('textbox')).toBeNull();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Orbite' }));
    await waitFor(() => expect(localStorage.getItem(key)).toContain('orbit'));
  },
};
