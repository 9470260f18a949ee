import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, onService, page } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const meta = {
  title: 'Screens/Paramètres/Saisie en cours',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = () => page.findByLabelText('Mot de passe actuel');
const tab = (name: string) => page.getByRole('tab', { name });
const at = (href: string) => waitFor(() => expect(currentHref()).toBe(href));

/** What was typed survives a look at another tab. Leaving asks, and who stays sees what would have been lost. */
export const KeptBehindAnotherTab: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'ancien');
    await userEvent.click(tab('Tarifs'));
    await page.findByLabelText('Prix de base');
    await userEvent.click(tab('Mot de passe'));
    await at('/parametres?tab=password');
    await expect(await current()).toHaveValue('ancien');

    await userEvent.click(tab('Tarifs'));
    await at('/parametres?tab=prices-config');
    const trail = within(page.getByRole('navigation', { name: "Fil d'Ariane" }));
    await userEvent.click(trail.getByRole('link', { name: 'Tableau de bord' }));
    await page.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await atRest();
    await userEvent.click(page.getByRole('button', { name: 'Continuer la saisie' }));
    await at('/parametres?tab=password');
    await waitFor(async () => expect(await current()).toBeVisible());
    await expect(await current()).toHaveValue('ancien');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A tab that there is none of counts as absent, and does not stay in the address. */
export const UnknownTabLeavesTheAddress: Story = {
  args: { path: '/parametres?tab=facturation' },
  play: async () => {
    await current();
    await at('/parametres');
    await expect(tab('Mot de passe')).toHaveAttribute('aria-selected', 'true');
  },
};
