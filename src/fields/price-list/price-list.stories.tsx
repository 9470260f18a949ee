import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shown } from '#fields/story-frames.tsx';
import { type PriceLine, priceList } from './price-list.ts';
import { views } from './price-list.views.tsx';

const field = priceList();

const meta = { title: 'Fields/PriceList' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: PriceLine[]) => () => <Shown views={views} field={field} value={value} />;

export const Priced: Story = {
  render: shown([
    { title: 'Petit déjeuner', price: 12.5 },
    { title: 'Navette aéroport', price: '38' },
    { title: 'Accueil', price: 0 },
  ]),
};
export const Unpriced: Story = { render: shown([{ title: 'Salle de réception', price: 'sur devis' }]) };
export const Long: Story = {
  render: shown([
    { title: 'Location de la grande salle avec terrasse, vestiaire et parking privé', price: 1234567.89 },
  ]),
};
