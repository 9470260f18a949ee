import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { json, noNetwork, refusal, silence, webPage } from '#runtime/testing/answers.ts';
import { answer, calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { currentHref, goTo, Product } from './product.tsx';

const list = 'GET /subscription-plans';
const create = 'POST /subscription-plans';
const update = 'PUT /subscription-plans/{id}';
const remove = 'DELETE /subscription-plans/{id}';

const meta = {
  title: "Screens/Paramètres/Formules d'abonnement",
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=plans' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<Required<Story>['play']>[0]['userEvent'];

const edits = () => page.queryAllByRole('button', { name: /^Modifier / });
const rows = async (count = 4) => waitFor(() => expect(edits()).toHaveLength(count));
const add = () => page.findByRole('button', { name: 'Ajouter un plan' });
const adding = () => page.findByRole('dialog', { name: 'Ajouter un plan' });
const updating = () => page.findByRole('dialog', { name: 'Mettre à jour le plan' });
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
const field = (label: string) => page.getByLabelText(label);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Presses a button once what it stands in has come to rest. */
async function press(userEvent: User, name: string) {
  const button = await page.findByRole('button', { name });
  await atRest();
  await userEvent.click(button);
}

async function pick(userEvent: User, label: string, choice: string) {
  await userEvent.click(page.getByRole('combobox', { name: label }));
  await userEvent.click(await page.findByRole('option', { name: choice }));
}

async function fill(userEvent: User) {
  await userEvent.type(field('Nom'), 'Semestriel');
  await userEvent.type(field('Description'), 'Six mois.');
  await userEvent.type(field('Prix'), '99,90');
  await userEvent.type(field('Intervalle'), '6');
  await pick(userEvent, 'Unité', 'Semaine(s)');
  await pick(userEvent, 'Unité', 'Mois');
  await userEvent.type(field("Période d'essai"), '10');
  await pick(userEvent, "Unité de la période d'essai", 'jour(s)');
}

export const List: Story = {
  play: async () => {
    await rows();
    const table = page.getByRole('table', { name: "Liste des plans d'abonnement" });
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((heading) => heading.textContent);
    await expect(headings).toEqual(['Nom', 'Description', "Période d'essaie", 'Actions']);
    const [, first, , third] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent('Découverte');
    await expect(first).toHaveTextContent(/4,99.€ \/ semaine/);
    await expect(first).toHaveTextContent('7 jour(s)');
    await expect(third).toHaveTextContent(/49,90.€ \/ 3 mois/);
    await expect(page.getByText('Page 1 sur 1')).toBeVisible();
    await expect(calls(list).map(({ query }) => query.toString())).toEqual(['page=1&limit=10']);
    await expect(await add()).toBeVisible();
    await fits();
  },
};

export const Loading: Story = {
  parameters: onService({ answers: { [list]: silence } }),
  play: async () => void (await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(11))),
};

export const Empty: Story = {
  parameters: onService({ answers: { [list]: json({ data: [] }) } }),
  play: async () => void (await page.findByText('Aucun résultat trouvé.')),
};

export const Failed: Story = {
  parameters: onService({ answers: { [list]: webPage } }),
  play: async ({ userEvent }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Une erreur est survenue, veuillez réessayer.',
    );
    answer(list);
    await userEvent.click(page.getByRole('button', { name: 'Réessayer' }));
    await rows();
  },
};

/** Its page and size stand in the URL beside the tab, and each change is asked for anew. */
export const PageSize: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.selectOptions(page.getByLabelText('Ligne par page'), '20');
    await waitFor(() => expect(calls(list).at(-1)?.query.toString()).toBe('page=1&limit=20'));
    await expect(currentHref()).toBe('/parametres?tab=plans&plans-limit=20');
  },
};

export const LongTexts: Story = {
  parameters: onService({
    answers: {
      [list]: json({
        data: [
          {
            id: 1,
            name: 'Formule professionnelle pour les flottes de plus de cent cinquante véhicules '.repeat(2),
            description: 'Toutes les courses, tous les jours, sans engagement ni frais cachés. '.repeat(12),
            price: 123_456_789.99,
            interval_count: 18,
            interval_unit: 'fortnight',
            trial_interval_count: 0,
            trial_interval_unit: 'day',
          },
        ],
      }),
    },
  }),
  play: async () => {
    await rows(1);
    await fits();
  },
};

export const Adding: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    const dialog = within(await adding());
    await atRest();
    for (const label of [
      'Nom',
      'Description',
      'Prix',
      'Intervalle',
      'Unité',
      "Période d'essai",
      "Unité de la période d'essai",
    ])
      await expect(dialog.getByLabelText(label)).toBeVisible();
    await expect(dialog.getAllByText('Selectionner...')).toHaveLength(2);
    await waitFor(() => expect(dialog.getByLabelText('Nom')).toHaveFocus());
    await atRest();
  },
};

export const AddingInvalid: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    const dialog = within(await adding());
    await userEvent.type(field('Prix'), 'cher');
    await userEvent.type(field('Intervalle'), '1,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(dialog.getAllByText('Ce champ est requis')).toHaveLength(5));
    await expect(field('Prix')).toHaveAccessibleErrorMessage('Veuillez saisir un nombre');
    await expect(field('Intervalle')).toHaveAccessibleErrorMessage('Veuillez saisir un nombre entier');
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};

/** The last unit picked wins; the dialog closes, the list is read anew, the next form begins empty. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    const dialog = within(await adding());
    await fill(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await toast('Plan créé avec succès.');
    await gone();
    await rows(5);
    await expect(page.getByRole('table')).toHaveTextContent('Semestriel');
    const [call] = calls(create);
    await expect(JSON.parse(String(call?.body))).toEqual({
      name: 'Semestriel',
      description: 'Six mois.',
      price: 99.9,
      interval_count: 6,
      interval_unit: 'month',
      trial_interval_count: 10,
      trial_interval_unit: 'day',
    });
    await waitFor(async () => expect(await add()).toHaveFocus());
    await userEvent.click(await add());
    await adding();
    await expect(field('Nom')).toHaveValue('');
    await atRest();
  },
};

export const Updating: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: 'Modifier Trimestriel' }));
    const dialog = within(await updating());
    await expect(field('Prix')).toHaveValue('49,90');
    await expect(page.getByRole('combobox', { name: 'Unité' })).toHaveTextContent('Mois');
    // Clearing a picker leaves nothing picked.
    const [clear] = dialog.getAllByRole('button', { name: 'Effacer' });
    if (clear !== undefined) await userEvent.click(clear);
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre à jour' }));
    await waitFor(() =>
      expect(page.getByRole('combobox', { name: 'Unité' })).toHaveAccessibleErrorMessage(
        'Ce champ est requis',
      ),
    );
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Unité' })).toHaveFocus());
    await pick(userEvent, 'Unité', 'Année(s)');
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre à jour' }));
    await toast('Plan mis à jour');
    await gone();
    await expect(calls(update)[0]?.path).toBe('/subscription-plans/plan-3');
    await waitFor(() => expect(page.getByRole('table')).toHaveTextContent(/49,90.€ \/ 3 années/));
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: 'Modifier Mensuel' }));
    const dialog = within(await updating());
    const release = hold(update);
    const press = dialog.getByRole('button', { name: 'Mettre à jour' });
    await userEvent.click(press);
    await waitFor(() => expect(press).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await atRest();
    await expect(await updating()).toBeVisible();
    release();
    await toast('Plan mis à jour');
    await gone();
  },
};

/** What was typed stays, with what the service says of it. */
export const Refused: Story = {
  parameters: onService({
    answers: {
      [update]: refusal(422, { message: 'Plan refusé.', errors: { price: ['Trop cher', 'Trop long'] } }),
    },
  }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: 'Modifier Mensuel' }));
    const dialog = within(await updating());
    await userEvent.type(field('Nom'), ' +');
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre à jour' }));
    await waitFor(() => expect(field('Prix')).toHaveAccessibleErrorMessage('Trop cher Trop long'));
    await toast('Plan refusé.');
    await expect(field('Nom')).toHaveValue('Mensuel +');
    await waitFor(() => expect(field('Prix')).toHaveFocus());
  },
};

/** Closing the dialog, by whatever way, asks where something would be lost. */
export const ClosedUnsaved: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    await adding();
    await atRest();
    await userEvent.keyboard('{Escape}');
    await gone();

    await userEvent.click(await add());
    await adding();
    await userEvent.type(field('Nom'), 'À moitié');
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await atRest();
    await userEvent.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field('Nom')).toHaveValue('À moitié');
    await userEvent.click(within(await adding()).getByRole('button', { name: 'Annuler' }));
    await press(userEvent, 'Fermer sans enregistrer');
    await gone();
    await expect(calls(create)).toHaveLength(0);
    await userEvent.click(await add());
    await adding();
    await expect(field('Nom')).toHaveValue('');
    await atRest();
  },
};

/** Another tab is another page to a dialog: leaving it asks, and the dialog closes. */
export const LeftUnsaved: Story = {
  args: { path: '/parametres' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('tab', { name: "Formules d'abonnement" }));
    await rows();
    await userEvent.click(await add());
    await adding();
    await userEvent.type(field('Nom'), 'À moitié');
    goTo('/parametres');
    await press(userEvent, 'Continuer la saisie');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field('Nom')).toHaveValue('À moitié');
    goTo('/parametres');
    await press(userEvent, 'Quitter la page');
    await gone();
    await expect(currentHref()).toBe('/parametres');
    await expect(page.getByRole('tab', { name: 'Mot de passe' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Asking: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    await adding();
    await userEvent.type(field('Nom'), 'À moitié');
    await userEvent.click(within(await adding()).getByRole('button', { name: 'Fermer' }));
    await page.findByRole('alertdialog');
    await atRest();
  },
};

export const Deleting: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: 'Supprimer Annuel' }));
    const dialog = within(
      await page.findByRole('alertdialog', { name: 'Etes-vous sûr(e) de vouloir continuer ?' }),
    );
    await atRest();
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Supprimer définitement' })).toBeVisible();
  },
};

/** Where the service says nothing, the plan's own word stands. */
export const Deleted: Story = {
  play: async ({ userEvent }) => {
    answer(remove, async (_, usual) => {
      await usual();
      return new Response(null, { status: 204 });
    });
    await rows();
    await userEvent.click(page.getByRole('button', { name: 'Supprimer Annuel' }));
    await press(userEvent, 'Supprimer définitement');
    await toast('Plan supprimé avec succès.');
    await rows(3);
    await expect(calls(remove)[0]?.path).toBe('/subscription-plans/plan-4');
  },
};

export const DeletionFailed: Story = {
  parameters: onService({ answers: { [remove]: noNetwork } }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: 'Supprimer Annuel' }));
    await press(userEvent, 'Supprimer définitement');
    await toast('Veuillez vérifier votre connection internet puis réessayer');
    await userEvent.click(page.getByRole('button', { name: 'Annuler' }));
    await rows(4);
  },
};

const phone = { viewport: { value: 'phone' } };
export const SmallScreen: Story = { ...List, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
export const SmallScreenAdding: Story = { ...Adding, globals: phone };
export const SmallScreenAddingInvalid: Story = { ...AddingInvalid, globals: phone };
