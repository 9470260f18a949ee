import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { findTable } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const meta = {
  title: 'Screens/Shortcuts',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs' },
  parameters: onService(),
  beforeEach: () => localStorage.removeItem('shortcuts'),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the rows of the list, and returns the links that open them. */
async function links() {
  await waitFor(() => expect(document.querySelectorAll('[data-row-link]').length).toBeGreaterThan(2));
  return [...document.querySelectorAll('[data-row-link]')];
}

/** Returns the dialog with the shortcuts once it has the focus: it listens to Escape then. */
async function shortcutsDialog() {
  const dialog = await page.findByRole('dialog', { name: t('shell.shortcuts') });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

export const Listed: Story = {
  play: async ({ userEvent }) => {
    await links();
    await userEvent.keyboard('?');
    const list = within(await shortcutsDialog());
    const keysOf = (label: string) => list.getByText(label).nextElementSibling;
    await expect(keysOf(t('shortcuts.toasts'))).toHaveTextContent(/Alt.*T/);
    await expect(keysOf(t('shortcuts.sortAlso'))).toHaveTextContent(/Maj.*↵/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** "j" and "k" move over the rows, Enter opens one. */
export const Rows: Story = {
  play: async ({ userEvent }) => {
    const [first, second] = await links();
    await userEvent.keyboard('j');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('jj');
    await userEvent.keyboard('k');
    await waitFor(() => expect(second).toHaveFocus());
    const name = second?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await page.findByRole('heading', { level: 1, name });
  },
};

/** Rows of a tab that was left are still in the page. They are passed over. */
export const RowsOfShownTab: Story = {
  args: { path: '/utilisateurs/107?tab=transactions' },
  play: async ({ userEvent }) => {
    const paid = within(await findTable(t('resources.transactions.name')));
    await waitFor(() => expect(paid.queryAllByText(/€$/)).not.toHaveLength(0));
    await userEvent.click(await page.findByRole('tab', { name: t('pages.userDetail.tabs.rides') }));
    const driven = within(await findTable(t('resources.users.related.ridesAsDriver')));
    await waitFor(() => expect(driven.queryAllByRole('link', { name: /^C-/ })).not.toHaveLength(0));
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('k');
    await waitFor(() => expect(document.activeElement?.closest('tr[data-kind=record]')).toBeVisible());
  },
};

/** With Caps Lock, keys give capital letters. With Shift, they are the shortcuts of browsers. */
export const CapsLock: Story = {
  play: async () => {
    const [first] = await links();
    await fireEvent.keyDown(document.body, { key: 'J' });
    await waitFor(() => expect(first).toHaveFocus());
    await fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
    await expect(page.queryByRole('dialog')).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true });
    await page.findByRole('combobox', { name: t('palette.box') });
  },
};

export const GoesToPages: Story = {
  play: async ({ userEvent }) => {
    await links();
    await userEvent.keyboard('gj');
    await page.findByRole('heading', { level: 1, name: t('resources.activity.name') });
    await userEvent.keyboard('gt');
    await page.findByRole('heading', { level: 1, name: t('pages.dashboard.title') });
  },
};

/** Keys that are typed into the search box are text. */
export const SearchBox: Story = {
  play: async ({ userEvent }) => {
    await links();
    await userEvent.keyboard('/');
    const box = page.getByRole('searchbox', { name: t('resources.users.list.search') });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('ngj?');
    await expect(box).toHaveValue('ngj?');
    await expect(currentHref()).toMatch(/^\/utilisateurs/);
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const Adds: Story = {
  play: async ({ userEvent }) => {
    await links();
    await userEvent.keyboard('n');
    await page.findByRole('heading', { level: 1, name: t('resources.users.create.title') });
  },
};

/** Returns true if the page takes "/" from the browser, which has a search of its own at this key. */
async function takesSlash() {
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  // Other code may take it later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return press.defaultPrevented;
}

/** On a page without a search box, "/" is the browser's. */
export const SlashWithoutSearchBox: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async ({ userEvent }) => {
    await page.findByRole('heading', { level: 1, name: t('resources.users.create.title') });
    // The code of the shortcuts is there after the first of them.
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('?');
    await shortcutsDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await takesSlash()).toBe(false);
  },
};

/** With shortcuts turned off, "/" is the browser's, also on a page with a search box. */
export const SlashTurnedOff: Story = {
  play: async () => {
    await links();
    await expect(await takesSlash()).toBe(true);
    localStorage.setItem('shortcuts', 'off');
    await expect(await takesSlash()).toBe(false);
  },
};

/** They can be turned off. Ctrl+K stays, and leads back to the switch. */
export const TurnedOff: Story = {
  play: async ({ userEvent }) => {
    const [first] = await links();
    await userEvent.keyboard('?');
    const control = await page.findByRole('switch', { name: t('shortcuts.switch') });
    await expect(control).toHaveAccessibleDescription(t('shortcuts.switchNote'));
    await userEvent.click(control);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j?n');
    await expect(first).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.findByRole('combobox', { name: t('palette.box') });
    await userEvent.keyboard('racc');
    await page.findByRole('option', { name: new RegExp(t('shell.shortcuts')) });
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('switch')).not.toBeChecked();
  },
};
