import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import { emptyBody, errorResponse, json, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const list = 'GET /admin/planets';
const check = 'GET /admin/planets/{id}/can-delete';
const remove = 'DELETE /admin/planets/{id}';

const meta = {
  title: 'Patterns/Removal',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(12),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionButton = (name: string) => page.findByRole('button', { name: t('list.remove', { title: name }) });
const confirm = () => page.getByRole('button', { name: t('remove.confirm') });
const closed = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
const ready = () => waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy', 'true'));

async function openConfirmation(userEvent: UserEventObject, name: string) {
  await userEvent.click(await actionButton(name));
  const dialog = await page.findByRole('alertdialog', { name: t('remove.title') });
  await atRest();
  return dialog;
}

export const Confirming: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Hoth');
    await expect(dialog).toHaveTextContent('Cette planète sera définitivement supprimée.');
    await ready();
    await expect(calls(check).map(({ path }) => path)).toEqual(['/admin/planets/2/can-delete']);
  },
};

/** The question shows the record, what follows, and that it is final. The counts are those of the service. */
export const Named: Story = {
  parameters: onPlanets(12, {
    responses: { [check]: json({ data: { canDelete: true, reason: null, counts: { moons: 2 } } }) },
  }),
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Hoth');
    await ready();
    const described = new RegExp(`^Cette planète sera .+ Hoth .*Tempéré.* ${t('questions.final')}$`);
    await expect(dialog).toHaveAccessibleDescription(described);
    const question = within(dialog);
    await expect(question.getByText('Climat').nextElementSibling).toHaveTextContent('Tempéré');
    await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 lunes restent en orbite.',
      'Son relais est éteint.',
    ]);
    await expect(question.getByText(t('questions.final'))).toBeVisible();
    await expect(question.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** What the service does not count is said in general, and what it counts as 0 is not said. */
export const NamedWithoutCounts: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Hoth');
    await expect(within(dialog).getByText('Ses lunes restent en orbite.')).toBeVisible();
    respond(check, json({ data: { canDelete: true, reason: null, counts: { moons: 0 } } }));
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.cancel') }));
    await closed();
    const again = await openConfirmation(userEvent, 'Hoth');
    await waitFor(() => expect(within(again).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Hoth');
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.cancel') }));
    await closed();
    await expect(await actionButton('Hoth')).toHaveFocus();
    await expect(calls(remove)).toHaveLength(0);
  },
};

/** The button has disappeared with its row: the focus moves to the page. */
export const Deleted: Story = {
  play: async ({ userEvent }) => {
    await openConfirmation(userEvent, 'Hoth');
    await ready();
    await userEvent.click(confirm());
    await toast(t('remove.done'));
    await closed();
    await waitFor(() =>
      expect(page.queryByRole('link', { name: t('list.edit', { title: 'Hoth' }) })).not.toBeInTheDocument(),
    );
    await expect(calls(remove).map(({ path }) => path)).toEqual(['/admin/planets/2']);
    await waitFor(() => expect(page.getByRole('link', { name: 'Pandore' })).toHaveFocus());
    await atRest();
  },
};

/** After the deletion, the list may still have the row for a while: the focus moves when the row disappears. */
export const GoneLater: Story = {
  play: async ({ userEvent }) => {
    const rows = await (await fetch('/api/v1/admin/planets')).json();
    await openConfirmation(userEvent, 'Hoth');
    await ready();
    respond(list, json(rows));
    await userEvent.click(confirm());
    await toast(t('remove.done'));
    await closed();
    const button = await actionButton('Hoth');
    await waitFor(() => expect(button).toHaveFocus());
    // Longer than any machine takes to close a dialog.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    respond(list);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole('link', { name: 'Pandore' })).toHaveFocus());
    await atRest();
  },
};

/** After the last row of the last page is deleted, the previous page is shown. */
export const LastRowOfPage: Story = {
  args: { path: '/planetes?page=2&limit=5' },
  parameters: onPlanets(6),
  play: async ({ userEvent }) => {
    await page.findByText(t('list.page', { page: 2, pages: 2 }));
    await openConfirmation(userEvent, 'Tatooine');
    await ready();
    await userEvent.click(confirm());
    await page.findByText(t('list.page', { page: 1, pages: 1 }));
    await page.findByRole('link', { name: t('list.edit', { title: 'Arrakis' }) });
    await closed();
    await atRest();
  },
};

/** The rule of the resource denies it, and the tooltip shows the reason. */
export const DeniedByRule: Story = {
  play: async ({ userEvent }) => {
    const button = await actionButton('Pandore');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Cette planète a une orbite stable.');
    button.focus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Cette planète a une orbite stable.');
    await userEvent.click(button);
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    await atRest();
  },
};

/** While the service checks, the confirm button is disabled. */
export const CheckPending: Story = {
  play: async ({ userEvent }) => {
    hold(check);
    await openConfirmation(userEvent, 'Hoth');
    await expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm());
    await expect(calls(remove)).toHaveLength(0);
    await expect(page.getByRole('button', { name: t('common.cancel') })).toBeEnabled();
  },
};

const denied = (reason: string | null, text: string): Story => ({
  parameters: onPlanets(12, { responses: { [check]: json({ data: { canDelete: false, reason } }) } }),
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Hoth');
    await expect(await within(dialog).findByText(text)).toBeVisible();
    await expect(confirm()).toBeDisabled();
    await expect(calls(remove)).toHaveLength(0);
    await atRest();
  },
});
export const Denied = denied('Une expédition est en cours.', 'Une expédition est en cours.');
export const DeniedWithoutReason = denied(null, 'Cette planète a une orbite stable.');

/** A failed check does not block the deletion: the service decides, and its message is shown. */
export const CheckFailed: Story = {
  parameters: onPlanets(12, { responses: { [check]: noNetwork, [remove]: json({ message: 'Détruite.' }) } }),
  play: async ({ userEvent }) => {
    await openConfirmation(userEvent, 'Hoth');
    await ready();
    await userEvent.click(confirm());
    await toast('Détruite.');
    await closed();
    await atRest();
  },
};

/** Without a call for the check, no check is made. */
export const NoCheck: Story = {
  args: { resource: plainPlanets },
  play: async ({ userEvent }) => {
    await openConfirmation(userEvent, 'Hoth');
    await expect(confirm()).not.toHaveAttribute('aria-busy', 'true');
    await expect(calls(check)).toHaveLength(0);
  },
};

/** Without a message of the service, the product shows its own. */
export const SilentSuccess: Story = {
  parameters: onPlanets(12, { responses: { [remove]: emptyBody } }),
  play: async ({ userEvent }) => {
    await openConfirmation(userEvent, 'Hoth');
    await ready();
    await userEvent.click(confirm());
    await toast(t('remove.done'));
    await closed();
    await atRest();
  },
};

/** The service refuses because the record has changed: the question closes with the reason, and the list is read again. */
export const Rejected: Story = {
  parameters: onPlanets(12, { responses: { [remove]: errorResponse(409, { message: 'Encore habitée.' }) } }),
  play: async ({ userEvent }) => {
    await openConfirmation(userEvent, 'Hoth');
    await ready();
    const { length } = calls(list);
    await userEvent.click(confirm());
    await toast('Encore habitée.');
    await closed();
    // An open question reads the list as well, every five seconds.
    await waitFor(() => expect(calls(list).length).toBeGreaterThan(length));
    await actionButton('Hoth');
  },
};

/** Until the response, the dialog cannot be closed and the call is not repeated. */
export const Deleting: Story = {
  play: async ({ userEvent }) => {
    hold(remove);
    await openConfirmation(userEvent, 'Hoth');
    await ready();
    await userEvent.dblClick(confirm());
    await expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(calls(remove)).toHaveLength(1));
  },
};

export const SmallScreen: Story = { ...Named, globals: phone };
