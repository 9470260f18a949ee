import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { type PriceLine, priceList } from './price-list.ts';
import { views } from './price-list.views.tsx';

const field = priceList();

const meta = { title: 'Fields/Lists of items/PriceList' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the detail loads after the cell: the story waits for it before its screenshot. */
const list: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('term'))[0]).toBeVisible();
};
const shown = (value: PriceLine[]) => () => <Shown views={views} field={field} value={value} />;

export const Priced: Story = {
  render: shown([
    { title: 'Petit déjeuner', price: 12.5 },
    { title: 'Navette aéroport', price: '38' },
    { title: 'Accueil', price: 0 },
  ]),
  play: list,
};
export const Unpriced: Story = {
  render: shown([{ title: 'Salle de réception', price: 'sur devis' }]),
  play: list,
};
export const Long: Story = {
  render: shown([
    { title: 'Location de la grande salle avec terrasse, vestiaire et parking privé', price: 1234567.89 },
  ]),
  play: list,
};
/** Zero, a negative price, and the largest price that the service can store. */
export const Extreme: Story = {
  render: shown([
    { title: 'Accueil', price: 0 },
    { title: 'Remise', price: -45.1 },
    { title: 'Château', price: 9_999_999_999.99 },
  ]),
  play: list,
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: shown(oddTexts.map((title) => ({ title, price: 12.5 }))),
  play: list,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={[]} /> };
