import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { onService, page, phone, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const signIn = 'POST /auth/signin';
const verify = 'POST /auth/verify-factor';

const challenge = (...factors: readonly string[]) =>
  json({ data: { challenge: { id: 'challenge-1', factors, passkey: { challenge: 'AAAA' } } } });
const signedIn = json({
  data: {
    access_token: 'demo',
    refresh_token: { id: 1, value: 'demo-refresh' },
    user: { id: 1, name: 'Alice Dubreuil', email: 'admin@example.com', role: 'admin' },
  },
});
const asked = (verified = signedIn) =>
  onService({
    signedIn: false,
    responses: { [signIn]: challenge('totp', 'passkey', 'recovery'), [verify]: verified },
  });

const meta = {
  title: 'Screens/Login/Second step',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/connexion?redirect=%2Fparametres' },
  parameters: asked(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Signs in with the password. Returns the input of the second step. */
async function passFirstStep(userEvent: UserEventObject) {
  await userEvent.type(await page.findByLabelText(t('auth.email')), 'admin@example.com');
  await userEvent.type(page.getByLabelText(t('auth.password')), 'sésame ouvre-toi{Enter}');
  return page.findByLabelText(t('factors.totp'));
}

export const Code: Story = {
  play: async ({ userEvent }) => {
    const code = await passFirstStep(userEvent);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(localStorage.getItem('access_token')).toBeNull();
  },
};

export const SignedIn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await passFirstStep(userEvent));
    await userEvent.paste('135790');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentHref()).toBe('/parametres'));
    await expect(JSON.parse(String(calls(verify)[0]?.body))).toEqual({
      challenge: 'challenge-1',
      factor: 'totp',
      code: '135790',
    });
  },
};

export const RecoveryCode: Story = {
  play: async ({ userEvent }) => {
    await passFirstStep(userEvent);
    await userEvent.click(page.getByRole('button', { name: t('factors.other.recovery') }));
    const box = await page.findByLabelText(t('factors.recovery'));
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'abcd-efgh{Enter}');
    await waitFor(() => expect(calls(verify)).toHaveLength(1));
    await expect(JSON.parse(String(calls(verify)[0]?.body))).toMatchObject({
      factor: 'recovery',
      code: 'abcd-efgh',
    });
  },
};

/** The test browser has no passkey: the text offers the other ways. */
export const NoPasskey: Story = {
  play: async ({ userEvent }) => {
    await passFirstStep(userEvent);
    await userEvent.click(page.getByRole('button', { name: t('factors.other.passkey') }));
    await expect(await page.findByText(t('factors.passkeyHint'))).toBeVisible();
    await expect(calls(verify)).toHaveLength(0);
  },
};

export const WrongCode: Story = {
  parameters: asked(errorResponse(422, { errors: { code: [t('server.wrongCode')] } })),
  play: async ({ userEvent }) => {
    const code = await passFirstStep(userEvent);
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(t('server.wrongCode'))),
    );
    await expect(code).toHaveValue('000000');
  },
};

export const Empty: Story = {
  play: async ({ userEvent }) => {
    const code = await passFirstStep(userEvent);
    await userEvent.type(code, '{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(t('validation.required'))),
    );
    await expect(calls(verify)).toHaveLength(0);
  },
};

/** A challenge that has ended leads back to the first step, with the reason. */
export const TooLate: Story = {
  parameters: asked(
    errorResponse(410, { code: 'E_CHALLENGE_ENDED', message: 'Cette vérification a expiré.' }),
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await passFirstStep(userEvent), '135790{Enter}');
    await toast('Cette vérification a expiré.');
    await expect(await page.findByLabelText(t('auth.password'))).toBeVisible();
  },
};

export const SmallScreen: Story = { ...Code, globals: phone };
