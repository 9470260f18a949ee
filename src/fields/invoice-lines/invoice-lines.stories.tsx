import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shown } from '#fields/story-frames.tsx';
import { type InvoiceLines, invoiceLines } from './invoice-lines.ts';
import { views } from './invoice-lines.views.tsx';

const field = invoiceLines();

const meta = { title: 'Fields/InvoiceLines' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: InvoiceLines) => () => <Shown views={views} field={field} value={value} />;

export const Ride: Story = {
  render: shown([
    { label: 'Prise en charge', quantity: 1, unit_price: 4, total: 4 },
    { label: 'Distance', quantity: 12.5, unit_price: '1.20', total: 15 },
    { label: 'Bagages', quantity: 2, unit_price: 1.5, total: 3 },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Lignes' })).toBeVisible();
    await expect(canvas.getByText('15,00 €')).toBeVisible();
  },
};
export const FiguresMissing: Story = {
  render: shown([{ label: 'Geste commercial', quantity: null, unit_price: null, total: -5 }]),
};
export const Long: Story = {
  render: shown([
    {
      label: 'Supplément pour les bagages encombrants et les animaux de compagnie, par unité',
      quantity: 1234,
      unit_price: 1234.56,
      total: 1_523_447.04,
    },
  ]),
};
