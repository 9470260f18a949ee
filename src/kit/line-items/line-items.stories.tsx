import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { LineItems } from './line-items.tsx';

const columns = [
  { id: 'label', header: 'Désignation', cell: (line: readonly string[]) => line[0] },
  { id: 'quantity', header: 'Quantité', align: 'end', cell: (line: readonly string[]) => line[1] },
  { id: 'total', header: 'Total', align: 'end', cell: (line: readonly string[]) => line[2] },
] as const;

const meta = {
  title: 'Components/Data display/LineItems',
  component: LineItems<readonly string[]>,
  args: {
    label: 'Lignes',
    columns,
    lines: [
      ['Prise en charge', '1', '4,00 €'],
      ['Prix par kilomètre', '12,5', '1 218,75 €'],
    ],
  },
  render: (args) => (
    <Card width="form" title="Facture">
      <LineItems {...args} />
    </Card>
  ),
} satisfies Meta<typeof LineItems<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Lignes' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'Prise en charge' })).toBeVisible();
  },
};
export const LongLabel: Story = {
  args: {
    lines: [['Supplément pour les bagages encombrants et les animaux de compagnie', '12', '36,00 €']],
  },
};
/** On a phone a figure and its unit stay on one line, also beside a long label. */
export const FiguresOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [...columns, { ...columns[2], id: 'price', header: 'Prix unitaire' }],
    lines: [
      ['Ajustement au prix convenu', '1', '13,44\u00a0€'],
      ['Passagers supplémentaires', '2', '1\u202f218,75\u00a0€'],
    ],
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/€$/).map((cell) => {
      const content = document.createRange();
      content.selectNodeContents(cell);
      return content.getClientRects().length;
    });
    await expect(lines).toEqual([1, 1, 1, 1]);
  },
};
/** On a phone nothing is cut, however long a figure is. */
export const HugeFiguresOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { lines: [['Prix par kilomètre', '1 234 567,5', '9\u202f876\u202f543\u202f210,99\u00a0€']] },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Empty: Story = { args: { lines: [] } };

export const OddTexts: Story = {
  args: { lines: oddTexts.map((text) => [text, '1', '4,00 €']) },
};
