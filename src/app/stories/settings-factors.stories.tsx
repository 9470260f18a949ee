import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { errorResponse, json, noNetwork } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const read = 'GET /users/me/factors';
const remove = 'DELETE /users/me/factors/{id}';
const rename = 'PUT /users/me/factors/{id}';
const confirm = 'POST /users/me/factors/totp/{id}';

const meta = {
  title: 'Screens/Settings/Factors',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=security' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const button = (name: string) => page.findByRole('button', { name });
const dialog = async (name: string) => {
  const found = within(await page.findByRole('dialog', { name }));
  await atRest();
  return found;
};

/** Begins the setup of an app, and proves the identity with the password. */
async function prove(userEvent: UserEventObject) {
  await userEvent.click(await button(t('security.factors.addTotp')));
  const proof = await dialog(t('security.factors.titles.proof'));
  await userEvent.type(proof.getByLabelText(t('auth.password')), 'sésame ouvre-toi{Enter}');
  return dialog(t('security.factors.titles.totp'));
}

const stored = (over: object = {}) =>
  json({
    data: {
      factors: [
        {
          id: 'factor-1',
          kind: 'totp',
          name: 'Téléphone',
          createdAt: '2026-10-01T10:00:00Z',
          lastUsedAt: '2026-11-20T09:00:00Z',
        },
        {
          id: 'factor-2',
          kind: 'passkey',
          name: 'Clé bleue',
          createdAt: '2026-11-01T10:00:00Z',
          lastUsedAt: null,
        },
      ],
      recoveryCodes: 2,
      required: false,
      ...over,
    },
  });

export const None: Story = {
  play: async () => {
    await expect(await page.findByText(t('security.factors.none'))).toBeVisible();
    await expect(await button(t('security.factors.addTotp'))).toBeVisible();
  },
};

export const Required: Story = {
  parameters: onService({
    responses: { [read]: json({ data: { factors: [], recoveryCodes: 0, required: true } }) },
  }),
  play: async () => {
    await expect(await page.findByText(asRead(t('security.factors.required')))).toBeVisible();
  },
};

export const Stored: Story = {
  parameters: onService({ responses: { [read]: stored() } }),
  play: async () => {
    const table = within(await page.findByRole('table', { name: t('security.factors.title') }));
    await expect(await table.findByText('Téléphone')).toBeVisible();
    await expect(table.getByText(t('security.factors.kinds.passkey'))).toBeVisible();
    await expect(page.getByText(t('security.factors.codesLeft', { count: 2 }))).toBeVisible();
  },
};

/** The proof comes first, then the QR code with the secret as text, the first code, and the recovery codes. */
export const AppAdded: Story = {
  play: async ({ userEvent }) => {
    const setup = await prove(userEvent);
    await expect(setup.getByRole('img', { name: t('security.factors.qrCode') })).toBeVisible();
    await expect(setup.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const code = setup.getByLabelText(t('factors.totp'));
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '135 790{Enter}');
    const codes = await dialog(t('security.codes.title'));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: t('security.codes.done') }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await page.findByText(t('security.factors.codesLeft', { count: 10 }))).toBeVisible();
  },
};

export const SettingUp: Story = {
  play: async ({ userEvent }) => {
    await prove(userEvent);
  },
};

export const RecoveryCodes: Story = {
  play: async ({ userEvent }) => {
    const setup = await prove(userEvent);
    await userEvent.type(setup.getByLabelText(t('factors.totp')), '135790{Enter}');
    await dialog(t('security.codes.title'));
    await userEvent.keyboard('{Escape}');
    await dialog(t('security.codes.title'));
  },
};

/** The same name is sent again under the same key until the service has responded. */
export const Renamed: Story = {
  play: async ({ userEvent }) => {
    const setup = await prove(userEvent);
    await userEvent.type(setup.getByLabelText(t('factors.totp')), '135790{Enter}');
    const codes = await dialog(t('security.codes.title'));
    await userEvent.click(codes.getByRole('button', { name: t('security.codes.done') }));
    const name = t('security.factors.kinds.totp');
    await userEvent.click(await button(t('security.factors.renameNamed', { name })));
    const question = await dialog(t('security.factors.titles.name'));
    const box = question.getByLabelText(t('security.factors.name'));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue(name);
    await userEvent.clear(box);
    respond(rename, noNetwork);
    await userEvent.type(box, 'Vieux téléphone{Enter}');
    await toast(t('errors.network'));
    respond(rename);
    await userEvent.type(box, '{Enter}');
    await toast(t('security.factors.renamed'));
    await expect(await page.findByRole('rowheader', { name: 'Vieux téléphone' })).toBeVisible();
    const keys = calls(rename).map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(keys[0]).toBeTruthy();
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
};

/** The entry stays, and its error is at the input. */
export const WrongCode: Story = {
  play: async ({ userEvent }) => {
    const setup = await prove(userEvent);
    const code = setup.getByLabelText(t('factors.totp'));
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(t('server.wrongCode'))),
    );
    await expect(code).toHaveValue('000000');
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('security.factors.addTotp')));
    const proof = await dialog(t('security.factors.titles.proof'));
    const box = proof.getByLabelText(t('auth.password'));
    await userEvent.type(box, 'autre chose{Enter}');
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(expect.stringContaining(t('server.wrongPassword'))),
    );
  },
};

/** An error for no input of the form is a toast. What was typed stays, and can be sent again. */
export const ErrorOfNoInput: Story = {
  play: async ({ userEvent }) => {
    const setup = await prove(userEvent);
    respond(confirm, errorResponse(422, { errors: { appareil: ['Cet appareil est inconnu.'] } }));
    const name = setup.getByLabelText(t('security.factors.name'));
    await userEvent.type(name, ' bis');
    const code = setup.getByLabelText(t('factors.totp'));
    await userEvent.type(code, '135790{Enter}');
    await toast('Cet appareil est inconnu.');
    await expect(name).toHaveValue(`${t('security.factors.kinds.totp')} bis`);
    await expect(code).toHaveValue('135790');
    await expect(code).toBeValid();
    respond(confirm);
    await userEvent.type(code, '{Enter}');
    await dialog(t('security.codes.title'));
  },
};

/** The proof of identity replaces the question. After the proof, the factor is removed. */
export const Removed: Story = {
  parameters: onService({
    responses: { [read]: stored(), [remove]: errorResponse(403, { code: 'E_PROOF_REQUIRED' }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('list.remove', { title: 'Clé bleue' })));
    const question = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
    await atRest();
    await userEvent.click(question.getByRole('button', { name: t('remove.confirm') }));
    const proof = await dialog(t('security.factors.titles.proof'));
    const password = proof.getByLabelText(t('auth.password'));
    await waitFor(() => expect(password).toHaveFocus());
    respond(remove, json({ data: null, message: t('server.factorRemoved') }));
    await userEvent.type(password, 'sésame ouvre-toi{Enter}');
    await toast(t('security.factors.removed'));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(remove)).toHaveLength(2);
  },
};

/** After a refusal the question stays. After a removal, the button gets the focus back and is then removed with its row. */
export const RemovalRefused: Story = {
  parameters: onService({
    responses: { [read]: stored(), [remove]: errorResponse(409, { message: 'Impossible maintenant.' }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('list.remove', { title: 'Clé bleue' })));
    const question = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
    await atRest();
    await expect(question.getByText('Clé bleue')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: t('remove.confirm') }));
    await toast('Impossible maintenant.');
    await expect(calls(remove)[0]?.path).toBe('/users/me/factors/factor-2');
    respond(remove, json({ data: null }));
    const closed = Promise.withResolvers<void>();
    respond(read, (...call) => closed.promise.then(() => stored({ factors: [] })(...call)));
    await userEvent.click(question.getByRole('button', { name: t('remove.confirm') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await button(t('list.remove', { title: 'Clé bleue' }))).toHaveFocus();
    closed.resolve();
    await waitFor(() => expect(page.getByRole('main')).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: onService({ responses: { [read]: errorResponse(500) } }),
  play: async () => {
    await expect(await page.findByText(t('errors.fallback'))).toBeVisible();
  },
};

export const SmallScreen: Story = { ...Stored, globals: phone };
export const SmallScreenSettingUp: Story = { ...SettingUp, globals: phone };
