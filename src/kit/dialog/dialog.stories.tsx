import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { focusPage } from '#kit/app-frame/app-frame.tsx';
import { Button } from '#kit/button/button.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { forcedColours, largeTextOnPhone, ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Dialog, preloadDialog } from './dialog.tsx';
import type { DialogProps } from './dialog-frame.tsx';

const page = within(document.body);

function Interactive({ trigger = 'Ajouter un plan', ...props }: DialogProps & { trigger?: ReactNode }) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" {...onIntent(preloadDialog)} onClick={() => setOpen(true)}>
        {trigger}
      </Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Ajouter un plan',
    description: 'Le plan sera proposé à tous les chauffeurs.',
    closeLabel: 'Fermer',
    children: <Text>Formulaire du plan</Text>,
    footer: (
      <>
        <Button variant="outline">Annuler</Button>
        <Button>Ajouter</Button>
      </>
    ),
  },
  parameters: ownFrame('420px'),
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the dialog once it has focus: keys sent before would be lost. */
async function shown() {
  const dialog = await page.findByRole('dialog', { name: 'Ajouter un plan' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

export const Playground: Story = {
  play: async () => expect(await shown()).toHaveAccessibleDescription(/proposé à tous/),
};

export const Small: Story = { args: { size: 'sm' }, play: async () => void (await shown()) };
export const Large: Story = { args: { size: 'lg' }, play: async () => void (await shown()) };

export const OpensAndCloses: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ajouter un plan' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** During an action neither Escape nor a press outside closes it. */
export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(dialog).toBeVisible();
  },
};

function OpenedByGoing({ withDialog = false, ...props }: DialogProps & { withDialog?: boolean }) {
  const [open, setOpen] = useState(false);
  const [isGone, setIsGone] = useState(false);
  return (
    <main id="page" tabIndex={-1}>
      {isGone ? null : <Button onClick={() => setOpen(true)}>Ajouter un plan</Button>}
      {isGone && withDialog ? null : (
        <Dialog {...props} open={open} onOpenChange={setOpen}>
          <Button onClick={() => setIsGone(true)}>Retirer le bouton</Button>
        </Dialog>
      )}
    </main>
  );
}

/** The row with its button was removed while the dialog was open: the focus moves to the page. */
export const OpenerGone: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <OpenedByGoing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un plan' }));
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Retirer le bouton' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The dialog was removed together with the row of its button: the focus moves to the page. */
export const GoneWithOpener: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <OpenedByGoing {...args} withDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un plan' }));
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Retirer le bouton' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

function OpenedByALink(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Options</Button>
      <main id="page" tabIndex={-1} />
      <Dialog {...props} open={open} onOpenChange={setOpen}>
        <Button
          onClick={() => {
            setOpen(false);
            // The page moves the focus after the navigation, while the dialog still keeps it.
            focusPage();
          }}
        >
          Quitter la page
        </Button>
      </Dialog>
    </>
  );
}

/** The dialog led to another page: the focus is there, and not in the navigation, from which it was opened. */
export const LeadsElsewhere: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <OpenedByALink {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Quitter la page' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** An input with `autoFocus` has the focus before Ark looks for the opener. */
export const FirstInputFocused: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { open: false, children: <TextInput aria-label="Nom" autoFocus /> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ajouter un plan' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    // The input has the focus before the dialog listens to Escape.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Mettre à jour le plan d’abonnement mensuel sans engagement avec période d’essai prolongée',
    children: (
      <Text as="p">
        {'Un texte qui dépasse la hauteur de la fenêtre et défile dans son cadre. '.repeat(80)}
      </Text>
    ),
  },
  play: async () => void (await page.findByRole('dialog')),
};

export const SmallScreen: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };
export const SmallScreenLongText: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const OddTexts: Story = {
  args: {
    size: 'sm',
    title: oddTexts[4] ?? '',
    description: oddTexts.join(' '),
    children: <Text>{oddTexts[4]}</Text>,
    footer: (
      <>
        <Button variant="outline">{oddTexts[0]}</Button>
        <Button>{oddTexts[4]}</Button>
      </>
    ),
  },
  play: async () => {
    await page.findByRole('dialog');
  },
};

export const LargeText: Story = { ...Playground, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Playground, globals: forcedColours };

/** In a script from right to left, the part outside the page's own tree runs from right to left, too. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async () => {
    await expect(await shown()).toHaveStyle({ direction: 'rtl' });
  },
};

/** The page behind is hidden and shown again. What is live on it is not told a second time. */
export const QuietPage: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { open: false },
  render: (args) => (
    <main>
      <p role="status">28 résultats</p>
      <Interactive {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByText('28 résultats');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un plan' }));
    await shown();
    await waitFor(() => expect(status).toHaveAttribute('aria-live', 'off'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(status).not.toHaveAttribute('aria-live'), { timeout: 5000 });
  },
};
