import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { type InvoiceLines, invoiceLines } from './invoice-lines.ts';
import { views } from './invoice-lines.views.tsx';

const field = invoiceLines();

const meta = { title: 'Fields/Lists of items/InvoiceLines' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the detail loads after the cell: the story waits for it before its screenshot. */
const table: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Lignes' })).toBeVisible();
};
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
  play: table,
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
  play: table,
};
/** Zero, negative numbers, and numbers of every length. */
export const Extreme: Story = {
  render: shown([
    { label: 'Offert', quantity: 0, unit_price: 0, total: 0 },
    { label: 'Remise', quantity: 1, unit_price: -1234.56, total: -1234.56 },
    { label: 'Trajet', quantity: 12_345.678, unit_price: '0.001', total: '123456.78' },
  ]),
  play: table,
};
/** An invoice with many lines shows all of them. */
export const ManyLines: Story = {
  render: shown(
    Array.from({ length: 24 }, (_, index) => ({
      label: `Étape ${index + 1}`,
      quantity: 1,
      unit_price: 4.5,
      total: 4.5,
    })),
  ),
  play: table,
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: shown(oddTexts.map((label) => ({ label, quantity: 1, unit_price: 4, total: 4 }))),
  play: table,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={[]} /> };
