import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const meta = {
  title: 'Screens/Settings/Unsaved changes',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = () => page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
const tab = (name: string) => page.getByRole('tab', { name });
const at = (href: string) => waitFor(() => expect(currentHref()).toBe(href));

/** Entries stay while another tab is shown. Leaving the page needs a confirmation; staying shows the entries again. */
export const KeptBehindAnotherTab: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'ancien');
    await userEvent.click(tab(t('pages.settings.tabs.prices-config')));
    await page.findByLabelText(t('pages.settings.prices.rows.basePrice'));
    await userEvent.click(tab(t('pages.settings.tabs.password')));
    await at('/parametres?tab=password');
    await expect(await current()).toHaveValue('ancien');

    await userEvent.click(tab(t('pages.settings.tabs.prices-config')));
    await at('/parametres?tab=prices-config');
    const trail = within(page.getByRole('navigation', { name: t('shell.breadcrumb') }));
    await userEvent.click(trail.getByRole('link', { name: t('pages.dashboard.title') }));
    await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await atRest();
    await userEvent.click(page.getByRole('button', { name: t('form.stay') }));
    await at('/parametres?tab=password');
    await waitFor(async () => expect(await current()).toBeVisible());
    await expect(await current()).toHaveValue('ancien');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

const signOut = 'POST /auth/signout';

/** Waits for the question, and stays. Nobody is signed out. */
async function stay(userEvent: UserEventObject) {
  await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
  await atRest();
  await userEvent.click(page.getByRole('button', { name: t('form.stay') }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  await expect(calls(signOut)).toHaveLength(0);
  await expect(await current()).toHaveValue('ancien');
}

/** Signing out in the menu of the account asks before unsaved entries are lost. */
export const SigningOut: Story = {
  play: async ({ userEvent }) => {
    const press = async () => {
      await userEvent.click(await page.findByRole('button', { name: /Mon compte/ }));
      const item = await page.findByRole('menuitem', { name: t('shell.signOut') });
      await atRest();
      await userEvent.click(item);
    };
    await userEvent.type(await current(), 'ancien');
    await press();
    await stay(userEvent);
    await press();
    await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await atRest();
    await userEvent.click(page.getByRole('button', { name: t('form.leave') }));
    await at('/connexion');
    await expect(calls(signOut)).toHaveLength(1);
  },
};

/** Types an entry, chooses an option of the palette, and stays. */
async function chooseAndStay(userEvent: UserEventObject, name: string) {
  await userEvent.type(await current(), 'ancien');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.findByRole('combobox', { name: t('palette.box') });
  await userEvent.keyboard(name);
  await page.findByRole('option', { name });
  await userEvent.keyboard('{Enter}');
  await stay(userEvent);
}

/** The palette asks in the same way. */
export const SigningOutByPalette: Story = {
  play: async ({ userEvent }) => {
    await chooseAndStay(userEvent, t('shell.signOut'));
  },
};

/** So does a page that is chosen in the palette. */
export const LeavingByPalette: Story = {
  play: async ({ userEvent }) => {
    await chooseAndStay(userEvent, t('pages.dashboard.title'));
    await at('/parametres?tab=password');
  },
};

/** An unknown tab shows the first one and is removed from the URL. */
export const UnknownTabLeavesTheAddress: Story = {
  args: { path: '/parametres?tab=facturation' },
  play: async () => {
    await current();
    await at('/parametres');
    const tabs = page.getAllByRole('tab');
    await expect(tabs.map((each) => each.textContent)).toEqual([
      t('pages.settings.tabs.password'),
      t('pages.settings.tabs.plans'),
      t('pages.settings.tabs.prices-config'),
      t('pages.settings.tabs.preferences'),
      t('pages.settings.tabs.security'),
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  },
};
