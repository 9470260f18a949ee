import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { ownFrame } from '#kit/story-globals.ts';
import { force } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Toaster, type ToasterProps } from './toast.tsx';

type Tone = 'success' | 'error' | 'warning' | 'info';

const page = within(document.body);
const sender = () => import('sonner');
const send = async (tone: Tone, text: string) => {
  const { toast } = await sender();
  toast[tone](text, { duration: Number.POSITIVE_INFINITY });
};

/** One after the other, since their order is visible in the screenshot. */
const sendAll = async (tone: Tone, texts: readonly string[]) => {
  for (const text of texts) await send(tone, text);
};

function Interactive({ tone, texts, ...props }: ToasterProps & { tone: Tone; texts: string[] }) {
  return (
    <div style={{ minHeight: 200 }}>
      <Button variant="outline" onClick={() => sendAll(tone, texts)}>
        Montrer
      </Button>
      <Toaster {...props} />
    </div>
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: Interactive,
  parameters: ownFrame('280px'),
  args: {
    label: 'Notifications',
    closeLabel: 'Fermer la notification',
    wanted: true,
    tone: 'success',
    texts: ['Utilisateur créé avec succès.'],
  },
  beforeEach: () => async () => {
    const { toast } = await sender();
    toast.dismiss();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await page.findByText(new RegExp(args.texts.at(-1)?.slice(0, 20) ?? ''));
  },
} satisfies Meta<typeof Interactive>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An open dialog hides the page from screen readers, but not the toasts: some of them say why the dialog stays open. */
export const BesideADialog: Story = {
  render: (args) => (
    <>
      <Interactive {...args} />
      <Dialog open onOpenChange={fn()} title="Ajouter un plan" />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    await page.findByRole('dialog');
    await waitFor(() => expect(canvasElement.closest('[aria-hidden=true]')).not.toBeNull());
    await sendAll(args.tone, args.texts);
    const toast = await page.findByText('Utilisateur créé avec succès.');
    await expect(toast.closest('[aria-live=polite]')).not.toBeNull();
    await expect(toast.closest('[aria-hidden=true]')).toBeNull();
  },
};

export const Failure: Story = {
  args: { tone: 'error', texts: ['Veuillez vérifier votre connection internet puis réessayer'] },
};
export const Warning: Story = { args: { tone: 'warning', texts: ['Votre session a expiré.'] } };
export const Information: Story = { args: { tone: 'info', texts: ['Une nouvelle version est là.'] } };
export const Several: Story = {
  args: { texts: ['Catégorie créé avec succès.', 'Option créé avec succès.', 'Plan mis à jour'] },
};
export const LongText: Story = {
  args: {
    tone: 'error',
    texts: [
      'Le serveur a refusé la demande parce que le fichier joint dépasse la taille permise, que son type est inconnu et que le titre manque.\nVeuillez réessayer.',
    ],
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'phone' } } };

export const ClosedByItsButton: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(page.getByRole('button', { name: 'Fermer la notification' }));
    await waitFor(() => expect(page.queryByText('Utilisateur créé avec succès.')).not.toBeInTheDocument());
  },
};

/** A success that can be undone. Its button is reached by Alt+T and Tab, and closes the toast. */
export const WithAction: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    const { toast } = await sender();
    const undo = fn();
    toast.success('Rôle modifié avec succès.', {
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Annuler', onClick: undo },
    });
    const text = await page.findByText('Rôle modifié avec succès.');
    await waitFor(() => expect(text.closest('li')).toHaveAttribute('data-mounted', 'true'));
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    // The toast itself, then its two buttons.
    await expect(text.closest('li')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Fermer la notification' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByText('Rôle modifié avec succès.')).not.toBeInTheDocument());
  },
};

/** The button stays beside a text of several lines. */
export const SmallScreenWithAction: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { toast } = await sender();
    toast.success('Compte désactivé avec succès. Les changements faits entre-temps ont été gardés.', {
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Annuler', onClick: fn() },
    });
    const button = await page.findByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(button).toBeVisible());
  },
};

/** A slow swipe of 20 pixels is enough. */
export const Swiped: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async (context) => {
    await meta.play(context);
    const text = await page.findByText('Utilisateur créé avec succès.');
    const swipe = async (length: number) => {
      const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 0 });
      await fireEvent.pointerDown(text, at(0));
      await fireEvent.pointerMove(text, at(2));
      // A fast swipe is dismissed whatever its length.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await fireEvent.pointerMove(text, at(length));
      await fireEvent.pointerUp(text, at(length));
    };
    await waitFor(() => expect(text.closest('li')).toHaveAttribute('data-mounted', 'true'));
    await swipe(15);
    await expect(text.closest('li')).toHaveAttribute('data-removed', 'false');
    await swipe(24);
    await waitFor(() => expect(page.queryByText('Utilisateur créé avec succès.')).not.toBeInTheDocument());
  },
};

/** Toasts stand above the buttons at the end of a table, a form or a dialog. */
export const KeptClear: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div data-keep-clear style={{ position: 'fixed', insetInline: 0, bottom: 0, padding: 16 }}>
          <Button>Enregistrer</Button>
        </div>
      </>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    const button = context.canvas.getByRole('button', { name: 'Enregistrer' }).parentElement;
    const toast = page.getByText('Utilisateur créé avec succès.').closest('li');
    const gap = () =>
      (button?.getBoundingClientRect().top ?? 0) - (toast?.getBoundingClientRect().bottom ?? Number.NaN);
    await waitFor(() => expect(gap()).toBeGreaterThan(0));
  },
};

/** The next click is often where the last one was: toasts stand above the row that has the focus or the pointer. */
export const AboveTheRowInUse: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <table style={{ position: 'fixed', insetInline: 0, bottom: 0, width: '100%' }}>
          <tbody>
            <tr>
              <td>
                <Button>Valider le retrait</Button>
              </td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    const button = context.canvas.getByRole('button', { name: 'Valider le retrait' });
    button.focus();
    const toast = page.getByText('Utilisateur créé avec succès.').closest('li');
    const top = button.closest('tr')?.getBoundingClientRect().top ?? 0;
    await waitFor(() => expect(toast?.getBoundingClientRect().bottom).toBeLessThan(top));
  },
};

/** A toast that was sent before the toaster was mounted. */
export const SentEarly: Story = {
  beforeEach: () => send('error', 'Veuillez vous connecter pour continuer'),
  play: async () => {
    await page.findByText('Veuillez vous connecter pour continuer');
  },
};

/** Hovering moves the stacked toasts apart. */
const unfold = async (text: string) => userEvent.hover(await page.findByText(text));

export const OddTexts: Story = {
  args: { texts: oddTexts.slice(2, 5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await unfold(oddTexts[4] ?? '');
  },
};

/** The close button hovered, focused and pressed. */
export const States: Story = {
  args: { texts: ['Pressée', 'Au clavier', 'Sous le pointeur'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await unfold('Sous le pointeur');
    for (const [index, state] of (['pressed', 'focus', 'hover'] as const).entries()) {
      const text = await page.findByText(args.texts[index] ?? '');
      const cross = text.closest('li')?.querySelector('button');
      if (cross) force(cross, state);
    }
  },
};
