import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Button } from '#kit/button/button.tsx';
import { forcedColours, largeTextOnPhone, ownFrame } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { SubjectCard } from '#kit/subject-card/subject-card.tsx';
import { Text } from '#kit/text/text.tsx';
import { ConfirmDialog, type ConfirmDialogProps, preloadConfirmDialog } from './confirm-dialog.tsx';

const page = within(document.body);

function Interactive(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button
        variant="outline"
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={() => setOpen(true)}
      >
        Supprimer
      </Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Etes-vous sûr(e) de vouloir continuer ?',
    body: 'Les informations personnelles de cet utilisateur seront définitivement supprimées.',
    cancelLabel: 'Annuler',
    confirmLabel: 'Supprimer définitement',
    tone: 'danger',
  },
  parameters: ownFrame('360px'),
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => page.findByRole('alertdialog', { name: /Etes-vous sûr/ });
const confirm = () => page.getByRole('button', { name: 'Supprimer définitement' });

export const Playground: Story = { play: async () => void (await page.findByRole('alertdialog')) };
export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleDescription(/définitivement supprimées/);
    await waitFor(() => expect(page.getByRole('button', { name: 'Annuler' })).toHaveFocus());
    await userEvent.tab();
    await expect(confirm()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = {
  args: { tone: 'neutral', confirmLabel: 'Valider', body: 'Le retrait sera validé.' },
  play: async () => void (await shown()),
};

export const FocusReturns: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Supprimer' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    await waitFor(() => expect(page.getByRole('button', { name: 'Annuler' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The service is checking whether the action is allowed. */
export const Waiting: Story = {
  args: { waiting: true },
  play: async ({ args, userEvent }) => {
    await shown();
    await expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeEnabled();
  },
};

/** The action is not allowed, with the reason. */
export const Blocked: Story = {
  args: { blocked: 'Vous ne pouvez pas supprimer un utilisateur avec un abonnement en cours.' },
  play: async () => {
    const dialog = await shown();
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('abonnement en cours');
    await expect(confirm()).toBeDisabled();
  },
};

/** Something has changed that the user should know of. The action is still allowed. */
export const Notice: Story = {
  args: {
    notice: 'Cet enregistrement vient de changer. Vérifiez-le avant de confirmer.',
    details: ['Statut : En attente → Acceptée', `Note : — → ${'Une longue note. '.repeat(20)}`],
    children: <Text>Champ « Note »</Text>,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      /vient de changer.*En attente → Acceptée/,
    );
    await waitFor(() => expect(within(dialog).getByText('Champ « Note »')).toBeVisible());
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The action is in progress: the dialog cannot be closed before the response. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(dialog).toBeVisible();
  },
};

/** What it is about, what follows, and that it is final. */
export const Named: Story = {
  args: {
    subjectId: 'subject',
    subject: (
      <SubjectCard
        id="subject"
        picture={<Avatar name="Alice Dubreuil" />}
        title="Alice Dubreuil"
        lines={[{ id: 'email', content: 'alice.dubreuil@example.com' }]}
        facts={[
          { id: 'role', term: 'Rôle', value: 'Chauffeur' },
          { id: 'phone', term: 'Téléphone', value: '06 12 34 56 78' },
        ]}
      />
    ),
    consequences: {
      title: 'Ce qui suit',
      sentences: [
        '2 sessions ouvertes se terminent aussitôt.',
        '12 courses et leurs factures restent, au nom « Utilisateur supprimé ».',
      ],
    },
    final: 'Cette action est définitive.',
  },
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleDescription(
      /supprimées\. Alice Dubreuil alice.* Cette action est définitive\.$/,
    );
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(page.getByRole('button', { name: 'Annuler' })).toHaveFocus());
  },
};

/** A question that cannot be confirmed says why, and not what would follow. */
export const NamedBlocked: Story = {
  args: { ...Named.args, ...Blocked.args },
  play: async () => {
    const dialog = await shown();
    await expect(within(dialog).queryByText('Ce qui suit')).not.toBeInTheDocument();
    await expect(within(dialog).queryByText('Cette action est définitive.')).not.toBeInTheDocument();
  },
};
export const SmallScreenNamed: Story = { ...Named, globals: { viewport: { value: 'phone' } } };

export const WithMore: Story = {
  args: { tone: 'neutral', confirmLabel: 'Rejeter', children: <Text>Champ « Note »</Text> },
  play: async () => void (await shown()),
};

export const SmallScreen: Story = { ...Danger, globals: { viewport: { value: 'phone' } } };
export const SmallScreenBlocked: Story = { ...Blocked, globals: { viewport: { value: 'phone' } } };

export const OddTexts: Story = {
  args: {
    title: oddTexts[4] ?? '',
    body: oddTexts.join(' '),
    blocked: oddTexts[4],
    cancelLabel: oddTexts[0] ?? '',
    confirmLabel: oddTexts[4] ?? '',
  },
  play: async () => {
    await page.findByRole('alertdialog');
  },
};

export const LargeText: Story = { ...Danger, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Danger, globals: forcedColours };
