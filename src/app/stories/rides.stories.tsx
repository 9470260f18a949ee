import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onService, page } from '#runtime/testing/story.ts';
import { listStates, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates } from './removal-states.ts';
import { summaryStates } from './summary-states.ts';

const title = 'Liste des courses';
const figures = 'GET /admin/ride-stats';

const meta = {
  title: 'Screens/Courses',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/courses' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const endless = 'Chemin de la Croix-Rousse-du-Bas-des-Pentes ';
const states = listStates({
  path: '/courses',
  call: 'GET /admin/rides',
  title,
  headings: ['Course', 'Client', 'Chauffeur', 'Trajet', 'Prix', 'Créée le', 'Actions'],
  stretch: () => ({
    reference: 'C-20480-'.repeat(20),
    status: 'en_attente_de_confirmation_par_le_central',
    client: { id: 1, name: 'Marie-Antoinette-Joséphine '.repeat(6), avatar: null },
    pickup: { address: endless.repeat(4) },
    dropoff: { address: endless.repeat(4) },
    price: 98_765_432_109.87,
  }),
});

export const List: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = states.noResult;
export const Failed: Story = states.failed;
export const LongTexts: Story = states.longTexts;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;

/** The figures of all rides stand above the list; each status is worded. */
export const Summary: Story = {
  play: async () => {
    await rowsOf(title, 10);
    await expect(await page.findByText(/^34.120$/)).toBeVisible();
    await expect(page.getByText(/^781.402,35.€$/)).toBeVisible();
    for (const label of ['Courses terminées', 'Courses annulées', "Chiffre d'affaires"])
      await expect(page.getByText(label)).toBeVisible();
    for (const word of ['En attente', 'Acceptée', 'En cours', 'Terminée', 'Annulée'])
      await expect(page.getAllByText(word)[0]).toBeVisible();
  },
};

const summary = summaryStates({ title, call: figures, label: 'Courses terminées', figure: /^34.120$/ });
export const SummaryLoading: Story = summary.loading;
export const SummaryFailed: Story = summary.failed;

const removal = removalStates({
  at: '/courses/ride-1',
  title: 'C-20480',
  text: 'Cette course sera définitivement supprimée.',
  call: 'DELETE /admin/rides/{id}',
  refusal: 'Cette course est en cours.',
});
export const Erasing: Story = removal.asked;
export const Erased: Story = removal.deleted;
export const ErasureRefused: Story = removal.refused;

export const ListToDetail: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('link', { name: 'Voir C-20480' }));
    await page.findByRole('heading', { level: 1, name: 'C-20480' });
    await expect(currentHref()).toBe('/courses/ride-1?name=C-20480');
    const trail = page.getByRole('navigation', { name: "Fil d'Ariane" });
    await userEvent.click(within(trail).getByRole('link', { name: 'Courses' }));
    await rowsOf(title, 10);
  },
};
