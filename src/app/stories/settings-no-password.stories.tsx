import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { onService, page, toast } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const change = 'PUT /users/me/password';
const beginTotp = 'POST /users/me/factors/totp';
const beginProof = 'POST /users/me/proof';

// The first code to the address of the account has removed its password.
const meta = {
  title: 'Screens/Settings/No password',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: onService({
    responses: {
      [change]: errorResponse(422, { errors: { currentPassword: [t('server.noPassword')] } }),
      [beginProof]: errorResponse(409, { code: 'E_NO_PASSWORD', message: t('server.noProof') }),
    },
  }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The input of the current password says how to get one. */
export const PasswordNotChanged: Story = {
  play: async ({ userEvent }) => {
    const current = await page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
    await userEvent.type(current, 'un secret');
    const next = page.getByLabelText(t('pages.settings.password.fields.newPassword'));
    await userEvent.type(next, 'un nouveau secret{Enter}');
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription(expect.stringContaining(t('server.noPassword'))),
    );
    await waitFor(() => expect(current).toHaveFocus());
  },
};

/** Nothing can prove the identity. The message says what to do, and no dialog opens. */
export const NotProved: Story = {
  args: { path: '/parametres?tab=security' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('security.factors.addTotp') }));
    await toast(t('server.noProof'));
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(calls(beginTotp)).toHaveLength(1);
  },
};
