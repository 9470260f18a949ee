import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { PrintArea } from './print-area.tsx';

const meta = {
  title: 'Components/Layout/PrintArea',
  component: PrintArea,
  args: {
    children: (print) => (
      <Card title="Facture F-2026-0001" actions={<Button onClick={print}>Imprimer</Button>}>
        Total : 42,00 €
      </Card>
    ),
  },
} satisfies Meta<typeof PrintArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Opens the print dialog, with the area marked until it closes. */
export const Prints: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(document.documentElement).toHaveAttribute('data-printing');
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.documentElement).not.toHaveAttribute('data-printing');
  },
};
