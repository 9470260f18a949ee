import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { noNetwork, refusal } from '#runtime/testing/answers.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const change = 'PUT /users/me/password';

const meta = {
  title: 'Screens/Paramètres/Mot de passe',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<Required<Story>['play']>[0]['userEvent'];

const current = () => page.findByLabelText('Mot de passe actuel');
const next = () => page.getByLabelText('Nouveau mot de passe');
const press = () => page.getByRole('button', { name: 'Changer mon mot de passe' });

async function enter(userEvent: User, secret = 'sésame ouvre-toi') {
  await userEvent.type(await current(), secret);
  await userEvent.type(next(), 'un nouveau secret');
  await userEvent.click(press());
}

export const Blank: Story = {
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'Modifier mon mot de passe' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Paramètres');
    const trail = within(page.getByRole('navigation', { name: "Fil d'Ariane" }));
    await expect(trail.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('href', '/');
    await expect(trail.getByText('Paramètres')).toBeVisible();
    const tabs = page.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Mot de passe',
      "Formules d'abonnement",
      'Tarifs',
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await expect(await current()).toHaveAttribute('autocomplete', 'current-password');
    await expect(next()).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Changed: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent);
    await toast('Mot de passe modifié avec succès.');
    await waitFor(async () => expect(await current()).toHaveValue(''));
    await expect(next()).toHaveValue('');
    const [call] = calls(change);
    await expect(JSON.parse(String(call?.body))).toEqual({
      currentPassword: 'sésame ouvre-toi',
      newPassword: 'un nouveau secret',
    });
    await expect(page.queryByText('Ce champ est requis')).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await current();
    await userEvent.click(press());
    await waitFor(async () => expect(await current()).toHaveAccessibleErrorMessage('Ce champ est requis'));
    await expect(next()).toHaveAccessibleErrorMessage('Ce champ est requis');
    await waitFor(async () => expect(await current()).toHaveFocus());
    await expect(calls(change)).toHaveLength(0);
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    const release = hold(change);
    await enter(userEvent);
    await waitFor(() => expect(press()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(next(), '{Enter}');
    await expect(calls(change)).toHaveLength(1);
    release();
    await toast('Mot de passe modifié avec succès.');
  },
};

/** What was typed stays; the field that was refused says so and has the focus. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'autre chose');
    await waitFor(async () =>
      expect(await current()).toHaveAccessibleErrorMessage('Mot de passe actuel incorrect'),
    );
    await waitFor(async () => expect(await current()).toHaveFocus());
    await expect(await current()).toHaveValue('autre chose');
    await expect(next()).toHaveValue('un nouveau secret');
    await toast('Certains champs ne sont pas valides.');
    await userEvent.type(await current(), '!');
    await expect(await current()).not.toBeInvalid();
  },
};

export const UnknownFieldRefused: Story = {
  parameters: onService({ answers: { [change]: refusal(422, { errors: { compte: 'Compte verrouillé' } }) } }),
  play: async ({ userEvent }) => {
    await enter(userEvent);
    await expect(await page.findByRole('alert')).toHaveTextContent('Compte verrouillé');
    await expect(next()).toHaveValue('un nouveau secret');
  },
};

export const NetworkFailure: Story = {
  parameters: onService({ answers: { [change]: noNetwork } }),
  play: async ({ userEvent }) => {
    await enter(userEvent);
    await toast('Veuillez vérifier votre connection internet puis réessayer');
    await expect(await current()).toHaveValue('sésame ouvre-toi');
  },
};

/** Another tab keeps what was typed and asks nothing; another page asks. */
export const LeftUnsaved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'à moitié');
    await userEvent.click(page.getByRole('tab', { name: 'Tarifs' }));
    await page.findByLabelText('Prix de base');
    await expect(currentHref()).toBe('/parametres?tab=prices-config');
    await userEvent.click(page.getByRole('tab', { name: 'Mot de passe' }));
    await expect(currentHref()).toBe('/parametres?tab=password');
    await expect(await current()).toHaveValue('à moitié');

    const trail = within(page.getByRole('navigation', { name: "Fil d'Ariane" }));
    await userEvent.click(trail.getByRole('link', { name: 'Tableau de bord' }));
    const question = await page.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await atRest();
    await userEvent.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await current()).toHaveValue('à moitié');
    await userEvent.click(trail.getByRole('link', { name: 'Tableau de bord' }));
    const leave = await page.findByRole('button', { name: 'Quitter la page' });
    await atRest();
    await userEvent.click(leave);
    await page.findByRole('heading', { level: 1, name: 'Tableau de bord' });
  },
};

export const UnknownTab: Story = { ...Blank, args: { path: '/parametres?tab=autre' } };

const phone = { viewport: { value: 'phone' } };
export const SmallScreen: Story = { ...Blank, globals: phone };
export const SmallScreenInvalid: Story = { ...Invalid, globals: phone };
