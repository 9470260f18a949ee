import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { onClipboard } from './clipboard.ts';
import { Product } from './product.tsx';

const meta = {
  title: 'Screens/Settings/Authenticator app',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=security' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Begins the setup, and copies the secret. */
async function copySecret(userEvent: UserEventObject) {
  await userEvent.click(await page.findByRole('button', { name: t('security.factors.addTotp') }));
  const proof = within(await page.findByRole('dialog', { name: t('security.factors.titles.proof') }));
  await atRest();
  await userEvent.type(proof.getByLabelText(t('auth.password')), 'sésame ouvre-toi{Enter}');
  const setup = within(await page.findByRole('dialog', { name: t('security.factors.titles.totp') }));
  await atRest();
  await userEvent.click(setup.getByRole('button', { name: t('security.factors.copySecret') }));
}

const written = fn<(text: string) => Promise<void>>(async () => undefined);

/** A phone cannot scan its own screen: the secret is copied, without the spaces that it is shown with. */
export const SecretCopied: Story = {
  beforeEach: () => onClipboard({ writeText: written }),
  play: async ({ userEvent }) => {
    written.mockClear();
    await copySecret(userEvent);
    await toast(t('security.factors.secretCopied'));
    await expect(written.mock.calls).toEqual([[expect.stringMatching(/^[A-Z2-7]{16,}$/)]]);
  },
};

/** If the secret cannot be copied, it can still be typed. */
export const SecretNotCopied: Story = {
  beforeEach: () => onClipboard(undefined),
  play: async ({ userEvent }) => {
    await copySecret(userEvent);
    await toast(t('security.factors.secretNotCopied'));
  },
};

/** Closed without an app, the focus is on the button again, though a proof was asked for in between. */
export const Closed: Story = {
  beforeEach: () => onClipboard({ writeText: written }),
  play: async ({ userEvent }) => {
    await copySecret(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(page.getByRole('button', { name: t('security.factors.addTotp') })).toHaveFocus(),
    );
  },
};

export const SmallScreen: Story = { ...SecretCopied, globals: phone };
