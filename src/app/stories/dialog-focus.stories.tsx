import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';

const page = within(document.body);

function InTwoSteps() {
  const [step, setStep] = useState(0);
  const next = (label: string) => <Button onClick={() => setStep(step + 1)}>{label}</Button>;
  const props = { onOpenChange: () => undefined };
  return (
    <main id="page" tabIndex={-1}>
      {next('Renouveler les codes')}
      {step < 2 ? (
        <Dialog {...props} key="question" role="alertdialog" title="Continuer ?" open={step === 1}>
          {next('Confirmer')}
        </Dialog>
      ) : (
        <Dialog {...props} key="codes" title="Codes de secours" open={step === 2}>
          {next('Terminer')}
        </Dialog>
      )}
    </main>
  );
}

const meta = {
  title: 'Screens/Dialogs',
  component: InTwoSteps,
  tags: ['!autodocs'],
} satisfies Meta<typeof InTwoSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a dialog once it has the focus. */
async function shown(role: 'dialog' | 'alertdialog') {
  const dialog = await page.findByRole(role);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** A question that gives way to another dialog: in the end, the focus is on the button that has opened the question. */
export const GivesWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Renouveler les codes' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click((await shown('alertdialog')).getByRole('button', { name: 'Confirmer' }));
    await userEvent.click((await shown('dialog')).getByRole('button', { name: 'Terminer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
