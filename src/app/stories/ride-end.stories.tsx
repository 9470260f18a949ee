import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { fits, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const cancel = 'DELETE /rides/{id}';
const erase = 'DELETE /admin/rides/{id}';
const ride = (number: number) => ({ path: `/courses/ride-${number}` });

const meta = {
  title: 'Screens/Ride/End',
  component: Product,
  tags: ['!autodocs'],
  args: ride(4),
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const offersTitle = t('resources.rides.related.offers');
const heading = (number: number) => page.findByRole('heading', { level: 1, name: `C-${20_481 - number}` });
const cancelButton = t('resources.rides.commands.cancel.label');

/** Why a ride was cancelled is on its page. */
export const Cancelled: Story = {
  args: ride(5),
  play: async () => {
    await heading(5);
    await expect((await page.findAllByText(t('resources.rides.choices.status.cancelled')))[0]).toBeVisible();
    await expect(page.queryByRole('button', { name: cancelButton })).not.toBeInTheDocument();
    await expect(await page.findByText('Le chauffeur avait trop de retard.')).toBeVisible();
    await rowsOf(offersTitle, 4);
    await fits();
  },
};

async function openConfirmation(user: UserEventObject, button: string, title: string, text: string) {
  await user.click(await page.findByRole('button', { name: button }));
  const dialog = within(await page.findByRole('alertdialog', { name: title }));
  await expect(dialog.getByText(text)).toBeInTheDocument();
  await atRest();
  return dialog;
}
const openCancellation = (user: UserEventObject) =>
  openConfirmation(
    user,
    cancelButton,
    t('questions.titles.rides.cancel', { count: 1 }),
    t('resources.rides.commands.cancel.text'),
  );
const openDeletion = (user: UserEventObject) =>
  openConfirmation(user, t('common.remove'), t('remove.title'), t('resources.rides.remove.text'));

export const ConfirmingCancellation: Story = {
  args: ride(1),
  play: async ({ userEvent }) => void (await openCancellation(userEvent)),
};

/** The question asks for the reason. The ride then shows it, with who cancelled it. */
export const CancelledWithButton: Story = {
  args: ride(2),
  play: async ({ userEvent }) => {
    const dialog = await openCancellation(userEvent);
    const note = dialog.getByRole('textbox', { name: t('resources.rides.fields.cancellationNote') });
    await userEvent.type(note, 'Client injoignable');
    await userEvent.click(dialog.getByRole('button', { name: cancelButton }));
    await toast(t('resources.rides.commands.cancel.done'));
    await expect(calls(cancel).map(({ path }) => path)).toEqual(['/rides/ride-2']);
    await expect(calls(cancel)[0]?.body).toBe(JSON.stringify({ note: 'Client injoignable' }));
    await waitFor(() =>
      expect(page.getAllByText(t('resources.rides.choices.status.cancelled'))[0]).toBeVisible(),
    );
    await expect(page.getByText('Client injoignable')).toBeVisible();
    await expect(page.queryByRole('button', { name: cancelButton })).not.toBeInTheDocument();
    await atRest();
  },
};

/** Without a reason the call has no body: a service that knows none accepts it as before. */
export const CancelledWithoutReason: Story = {
  args: ride(2),
  play: async ({ userEvent }) => {
    const dialog = await openCancellation(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: cancelButton }));
    await toast(t('resources.rides.commands.cancel.done'));
    await expect(calls(cancel)[0]?.body).toBe('');
    await atRest();
  },
};

/** The ride has ended meanwhile. */
export const CancelRefused: Story = {
  args: ride(3),
  parameters: onService({
    responses: { [cancel]: errorResponse(409, { message: t('server.rideEnded') }) },
  }),
  play: async ({ userEvent }) => {
    const dialog = await openCancellation(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: cancelButton }));
    await toast(t('server.rideEnded'));
    await atRest();
  },
};

/** The button says why, to assistive technology and in its tooltip. */
export const ErasureDenied: Story = {
  play: async () => {
    const remove = await page.findByRole('button', { name: t('common.remove') });
    await waitFor(() => expect(remove).toHaveAccessibleDescription(t('resources.rides.remove.denied')));
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};

/** After the deletion, the list opens. */
export const Erased: Story = {
  args: ride(5),
  play: async ({ userEvent }) => {
    const dialog = await openDeletion(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: t('remove.confirm') }));
    await toast(t('remove.done'));
    await rowsOf(t('resources.rides.list.title'), 10);
    await expect(calls(erase)).toHaveLength(1);
    await expect(currentHref()).toBe('/courses');
    await atRest();
  },
};

export const EraseUnreachable: Story = {
  args: ride(5),
  parameters: onService({ responses: { [erase]: noNetwork } }),
  play: async ({ userEvent }) => {
    const dialog = await openDeletion(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: t('remove.confirm') }));
    await toast(t('errors.network'));
    await expect(currentHref()).toBe('/courses/ride-5');
    await atRest();
  },
};
export const SmallScreenConfirming: Story = { ...ConfirmingCancellation, globals: phone };
