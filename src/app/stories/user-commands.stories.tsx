import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { type MessageKey, t } from '#lib/i18n/i18n.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { fits } from './list-states.ts';
import { Product } from './product.tsx';

const changeRole = 'PUT /admin/users/{id}/role';
const changeStatus = 'PUT /admin/users/{id}/status';
const endSessions = 'DELETE /admin/users/{id}/sessions';
const resetFactors = 'DELETE /admin/users/{id}/factors';
const prove = 'PUT /users/me/proof';
const account = 'GET /users/me';
const journal = 'GET /admin/activity';

const meta = {
  title: 'Screens/User/Commands',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs/103' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
type Name = 'role' | 'endSessions' | 'resetFactors' | 'disable' | 'enable';

const text = (name: Name, part: 'label' | 'text' | 'done') => {
  const key: MessageKey = `resources.users.commands.${name}.${part}`;
  return t(key);
};
const button = (name: Name) => page.findByRole('button', { name: text(name, 'label') });

/** Opens the menu of the commands that are no buttons, and returns their labels. */
async function openMenu(userEvent: UserEventObject) {
  await userEvent.click(await page.findByRole('button', { name: t('commands.others') }));
  const items = await page.findAllByRole('menuitem');
  await atRest();
  return items.map(({ textContent }) => textContent);
}
const labels = (...names: Name[]) => names.map((name) => text(name, 'label'));
const state = (name: 'active' | 'disabled') => page.findByText(t(`resources.users.choices.status.${name}`));

/** Opens the question of a command, which says what follows. The command is a button, or is in the menu. */
async function ask(userEvent: UserEventObject, name: Name) {
  if (name === 'role') await userEvent.click(await button(name));
  else {
    await openMenu(userEvent);
    await userEvent.click(page.getByRole('menuitem', { name: text(name, 'label') }));
  }
  const dialog = within(await page.findByRole('alertdialog', { name: /\?$/ }));
  await expect(dialog.getByText(text(name, 'text'))).toBeInTheDocument();
  await atRest();
  return { dialog, confirm: dialog.getByRole('button', { name: text(name, 'label') }) };
}
const closed = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());

/** The state of the account is on the page, and its first command. */
export const Active: Story = {
  play: async () => {
    await state('active');
    await button('role');
    await fits();
  },
};

/** The other commands that the account allows. */
export const ActiveMenu: Story = {
  play: async ({ userEvent }) => {
    await expect(await openMenu(userEvent)).toEqual(labels('endSessions', 'resetFactors', 'disable'));
    await fits();
  },
};

/** Returns the reads of the history: the reason of a disabled account is read from the journal, too. */
const historyReads = () => calls(journal).filter(({ query }) => !query.has('action'));

export const Disabled: Story = {
  args: { path: '/utilisateurs/109' },
  play: async ({ userEvent }) => {
    await state('disabled');
    await button('role');
    await expect(await openMenu(userEvent)).toEqual(labels('resetFactors', 'enable'));
  },
};

/** Nobody changes their own role, disables themselves or resets their own second factors. */
export const OwnAccount: Story = {
  parameters: onService({
    responses: {
      [account]: async (_, usual) => {
        const { data } = await (await usual()).json();
        return Response.json({ data: { ...data, id: 103 } });
      },
    },
  }),
  play: async () => {
    await button('endSessions');
    for (const name of [text('role', 'label'), t('commands.others')])
      await expect(page.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const AskingRole: Story = { play: async ({ userEvent }) => void (await ask(userEvent, 'role')) };

/** The page shows the new role. */
export const RoleChanged: Story = {
  play: async ({ userEvent }) => {
    const { dialog, confirm } = await ask(userEvent, 'role');
    await userEvent.click(confirm);
    const role = dialog.getByRole('combobox', { name: t('resources.users.commands.role.asks.role') });
    await waitFor(() =>
      expect(role).toHaveAccessibleDescription(expect.stringContaining(t('validation.required'))),
    );
    await userEvent.click(role);
    await userEvent.click(await page.findByRole('option', { name: t('resources.users.choices.role.admin') }));
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(confirm);
    await toast(text('role', 'done'));
    await closed();
    await expect(calls(changeRole).map(({ path, body }) => [path, body])).toEqual([
      ['/admin/users/103/role', '{"role":"admin"}'],
    ]);
    await expect((await page.findAllByText(t('resources.users.choices.role.admin')))[0]).toBeVisible();
    await atRest();
  },
};

/** The account is disabled with a note, and enabled again. The history is read again, too. */
export const DisabledAndEnabled: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('tab', { name: t('pages.userDetail.tabs.history') }));
    await waitFor(() => expect(historyReads()).toHaveLength(1));
    const { dialog, confirm } = await ask(userEvent, 'disable');
    await userEvent.type(dialog.getByLabelText(t('form.note')), 'Compte volé');
    await userEvent.click(confirm);
    await toast(text('disable', 'done'));
    await closed();
    await state('disabled');
    await waitFor(() => expect(historyReads()).toHaveLength(2));
    const enabling = await ask(userEvent, 'enable');
    await userEvent.click(enabling.confirm);
    await toast(text('enable', 'done'));
    await closed();
    await state('active');
    await expect(calls(changeStatus).map(({ body }) => body)).toEqual([
      '{"status":"disabled","note":"Compte volé"}',
      '{"status":"active"}',
    ]);
    await atRest();
  },
};

export const SessionsEnded: Story = {
  play: async ({ userEvent }) => {
    const { confirm } = await ask(userEvent, 'endSessions');
    await userEvent.click(confirm);
    await toast(text('endSessions', 'done'));
    await closed();
    await expect(calls(endSessions)).toHaveLength(1);
    await atRest();
  },
};

/** Confirms the reset of second factors, and returns the dialog that asks for a proof of identity. */
async function askProof(userEvent: UserEventObject) {
  const { confirm } = await ask(userEvent, 'resetFactors');
  await userEvent.click(confirm);
  const proof = within(await page.findByRole('dialog', { name: t('security.factors.titles.proof') }));
  await atRest();
  const password = proof.getByLabelText(t('auth.password'));
  await waitFor(() => expect(password).toHaveFocus());
  return { proof, password };
}

export const ProofAsked: Story = {
  play: async ({ userEvent }) => {
    await askProof(userEvent);
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** After the proof of identity, the command runs by itself. */
export const FactorsReset: Story = {
  play: async ({ userEvent }) => {
    const { password } = await askProof(userEvent);
    await userEvent.type(password, 'autre chose{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(t('server.wrongPassword'))),
    );
    await expect(calls(resetFactors)).toHaveLength(1);
    await userEvent.clear(password);
    await userEvent.type(password, 'sésame ouvre-toi{Enter}');
    await toast(text('resetFactors', 'done'));
    await closed();
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(calls(resetFactors).map(({ path }) => path)).toEqual([
      '/admin/users/103/factors',
      '/admin/users/103/factors',
    ]);
    await atRest();
  },
};

/** Without the proof nothing is done, and the next attempt begins with the question. */
export const ProofCancelled: Story = {
  play: async ({ userEvent }) => {
    await askProof(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(prove)).toHaveLength(0);
    await expect(calls(resetFactors)).toHaveLength(1);
    await ask(userEvent, 'resetFactors');
  },
};

/** The user had no second factor. */
export const FactorsNotReset: Story = {
  parameters: onService({
    responses: { [resetFactors]: errorResponse(409, { code: 'E_NO_FACTOR', message: t('server.noFactor') }) },
  }),
  play: async ({ userEvent }) => {
    const { confirm } = await ask(userEvent, 'resetFactors');
    await userEvent.click(confirm);
    await toast(t('server.noFactor'));
    await closed();
    await atRest();
  },
};

/** The service's reason is shown. */
export const Refused: Story = {
  parameters: onService({
    responses: { [changeStatus]: errorResponse(409, { message: t('server.ownRights') }) },
  }),
  play: async ({ userEvent }) => {
    const { confirm } = await ask(userEvent, 'disable');
    await userEvent.click(confirm);
    await toast(t('server.ownRights'));
    await closed();
    await atRest();
  },
};

export const SmallScreen: Story = { ...Active, globals: phone };
export const SmallScreenMenu: Story = { ...ActiveMenu, globals: phone };
export const SmallScreenAsking: Story = { ...AskingRole, globals: phone };
export const SmallScreenProofAsked: Story = { ...ProofAsked, globals: phone };
