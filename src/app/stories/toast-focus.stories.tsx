import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Toaster } from '#kit/toast/toast.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';

const page = within(document.body);
const sender = () => import('sonner');

const meta = {
  title: 'Screens/Toasts',
  component: Toaster,
  tags: ['!autodocs'],
  args: { label: 'Notifications', closeLabel: 'Fermer la notification', wanted: true },
  render: (args) => (
    <>
      <Button>Ajouter</Button>
      <Button>Rechercher</Button>
      <Toaster {...args} />
    </>
  ),
  beforeEach: () => async () => {
    const { toast } = await sender();
    toast.dismiss();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;
let announced: ReturnType<typeof recordAnnouncements> | undefined;

type Context = Parameters<Required<Story>['play']>[0];

/** A toast that was sent before its region was there is read out, too: it waits until a screen reader knows the region. */
export const SentEarly: Story = {
  beforeEach: async () => {
    const { toast } = await sender();
    toast.error('Votre session a expiré', { duration: Number.POSITIVE_INFINITY });
    announced = recordAnnouncements();
  },
  play: async () => {
    await page.findByText('Votre session a expiré');
    await expect(announced?.texts().join()).toContain('Votre session a expiré');
  },
};

/** Shows two toasts, and moves the focus from a button to the close button of the newer one. Returns the first button. */
async function enterToasts({ canvas, userEvent }: Context) {
  const { toast } = await sender();
  for (const text of ['Option créé avec succès.', 'Plan mis à jour'])
    toast.success(text, { duration: Number.POSITIVE_INFINITY });
  const newest = (await page.findByText('Plan mis à jour')).closest('li');
  await waitFor(() => expect(newest).toHaveAttribute('data-mounted', 'true'));
  const opener = canvas.getByRole('button', { name: 'Ajouter' });
  opener.focus();
  await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
  // The newest toast has the focus, and shows it. The list around the toasts has no height.
  await waitFor(() => expect(newest).toHaveFocus());
  await userEvent.tab();
  await expect(newest?.contains(document.activeElement)).toBe(true);
  return opener;
}

/** The toast that had the focus was closed, and another stays: the focus is where it was before. */
export const Returned: Story = {
  play: async (context) => {
    const opener = await enterToasts(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByText('Plan mis à jour')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(page.getByText('Option créé avec succès.')).toBeVisible();
  },
};

/** The toast itself shows that it has the focus, in both themes. */
export const Shown: Story = {
  play: async (context) => {
    await enterToasts(context);
    await context.userEvent.tab({ shift: true });
    const { activeElement } = document;
    await expect(activeElement).toHaveAttribute('data-sonner-toast');
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement ?? document.body);
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
  },
};

/** What gets the focus next keeps it, e.g. the palette. */
export const Left: Story = {
  play: async (context) => {
    await enterToasts(context);
    const next = context.canvas.getByRole('button', { name: 'Rechercher' });
    next.focus();
    await expect(next).toHaveFocus();
  },
};

/** The message is read first, then its button, then the one that closes it: as they are seen. */
export const Order: Story = {
  play: async () => {
    const { toast } = await sender();
    const id = toast.success('Rôle modifié avec succès.', { duration: Number.POSITIVE_INFINITY });
    const item = (await page.findByText('Rôle modifié avec succès.')).closest('li');
    const read = () => [...(item?.children ?? [])].map((part) => part.ariaLabel ?? part.textContent);
    await waitFor(() => expect(read()).toEqual(['', 'Rôle modifié avec succès.', 'Fermer la notification']));
    toast.success('Rôle modifié.', { id, action: { label: 'Annuler', onClick: fn() } });
    await waitFor(() => expect(read()).toEqual(['', 'Rôle modifié.', 'Annuler', 'Fermer la notification']));
  },
};

/** The tooltip of a button in a toast is shown on focus, as everywhere. */
export const WithTooltip: Story = {
  play: async ({ userEvent }) => {
    const { toast } = await sender();
    toast.success('Rôle modifié avec succès.', {
      duration: Number.POSITIVE_INFINITY,
      action: (
        <Tooltip content="Rétablit le rôle Client">
          <Button size="sm">Annuler</Button>
        </Tooltip>
      ),
    });
    const text = await page.findByText('Rôle modifié avec succès.');
    await waitFor(() => expect(text.closest('li')).toHaveAttribute('data-mounted', 'true'));
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    while (document.activeElement?.textContent !== 'Annuler') await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Rétablit le rôle Client');
  },
};
