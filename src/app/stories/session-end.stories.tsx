import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import { readAccount } from '#resources/paths/session.ts';
import { json, noNetwork } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';
import { account, endingIn, noDialog, over, question, read, typeUntilOver } from './session-end-states.ts';

const signOut = 'POST /auth/signout';
const signIn = 'POST /auth/signin';
const verify = 'POST /auth/verify-factor';

const soon = onService({ responses: { [read]: endingIn({ idle: 118 }) } });

const meta = {
  title: 'Screens/Session end',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres', restsSoon: true },
  parameters: soon,
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async () => {
    const asked = await question();
    await expect(asked.getByText(t('sessionEnd.idle'))).toBeVisible();
    await waitFor(() => expect(asked.getByRole('button', { name: t('sessionEnd.stay') })).toHaveFocus());
  },
};

/** Staying is one call. What was typed is still there. */
export const Staying: Story = {
  // Typing takes a while.
  args: { restsSoon: false },
  play: async ({ userEvent }) => {
    const box = await page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
    await userEvent.type(box, 'à moitié');
    const asked = await question();
    const before = calls(account).length;
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.stay') }));
    await expect(calls(account)).toHaveLength(before + 1);
    await expect(box).toHaveValue('à moitié');
  },
};

export const Leaving: Story = {
  play: async ({ userEvent }) => {
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.leave') }));
    await waitFor(() => expect(currentHref()).toBe('/connexion'));
    await expect(calls(signOut)).toHaveLength(1);
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const StayingFailed: Story = {
  play: async ({ userEvent }) => {
    const asked = await question();
    respond(account, noNetwork);
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.stay') }));
    await toast(t('errors.network'));
    await expect(asked.getByRole('button', { name: t('sessionEnd.stay') })).toBeEnabled();
  },
};

/** After twelve hours the session ends in any case: the dialog only says so. */
export const LongestTime: Story = {
  parameters: onService({ responses: { [read]: endingIn({ absolute: 118 }) } }),
  play: async ({ userEvent }) => {
    const asked = await question();
    await expect(asked.getByText(asRead(t('sessionEnd.fixed')))).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.goOn') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** The session is over: the page behind keeps what was typed, and the password gets the focus. */
export const AskingToSignIn: Story = {
  parameters: onService({ responses: { [read]: over } }),
  play: async ({ userEvent }) => {
    const { password } = await typeUntilOver(userEvent);
    await waitFor(() => expect(password).toHaveFocus());
  },
};

/** The user signs in again over the page, which keeps what was typed. */
export const Over: Story = {
  // Typing takes a while.
  args: { restsSoon: false },
  parameters: onService({ responses: { [read]: over } }),
  play: async ({ userEvent }) => {
    const { box, password } = await typeUntilOver(userEvent);
    await userEvent.type(password, 'autre chose{Enter}');
    await toast(t('auth.refused'));
    // The reason stays at the input, which keeps the focus and what was typed; the address is in its name.
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(t('auth.refused'));
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('autre chose');
    // A call that no user has asked for waits for the end of the question.
    const before = calls(account).length;
    const waiting = inBackground(() => request(readAccount));
    await atRest();
    await expect(calls(account)).toHaveLength(before);
    await userEvent.clear(password);
    respond(read, endingIn({}));
    await userEvent.type(password, 'sésame ouvre-toi{Enter}');
    await noDialog();
    await expect(currentHref()).toBe('/parametres');
    await expect(box).toHaveValue('à moitié');
    await waiting;
    await expect(calls(account)).toHaveLength(before + 1);
  },
};

export const OverWithSecondStep: Story = {
  // Typing takes a while.
  args: { restsSoon: false },
  parameters: onService({
    responses: {
      [read]: over,
      [signIn]: json({ data: { challenge: { id: 'challenge-1', factors: ['totp'] } } }),
      [verify]: json({
        data: {
          access_token: 'demo-2',
          refresh_token: { id: 2, value: 'demo-refresh-2' },
          user: { id: 1, role: 'admin', email: 'admin@example.com' },
        },
      }),
    },
  }),
  play: async ({ userEvent }) => {
    const { box, asked, password } = await typeUntilOver(userEvent);
    await userEvent.type(password, 'sésame ouvre-toi{Enter}');
    respond(read, endingIn({}));
    await userEvent.type(await asked.findByLabelText(t('factors.totp')), '135790{Enter}');
    await noDialog();
    await expect(localStorage.getItem('access_token')).toBe('demo-2');
    await expect(box).toHaveValue('à moitié');
  },
};

/** The input for the second factor replaces the one for the password. */
export const AskingForSecondStep: Story = {
  parameters: onService({
    responses: {
      [read]: over,
      [signIn]: json({ data: { challenge: { id: 'challenge-1', factors: ['totp', 'recovery'] } } }),
    },
  }),
  play: async ({ userEvent }) => {
    const { asked, password } = await typeUntilOver(userEvent);
    await userEvent.type(password, 'sésame ouvre-toi{Enter}');
    const code = await asked.findByLabelText(t('factors.totp'));
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** What was typed would be lost, so leaving asks over the dialog. */
export const LeavingWhenOver: Story = {
  // Typing takes a while.
  args: { restsSoon: false },
  parameters: onService({ responses: { [read]: over } }),
  play: async ({ userEvent }) => {
    const { asked, box } = await typeUntilOver(userEvent);
    const leave = () => userEvent.click(asked.getByRole('button', { name: t('sessionEnd.leave') }));
    await leave();
    await question(t('form.leaveTitle'));
    await userEvent.click(page.getByRole('button', { name: t('form.stay') }));
    await waitFor(() =>
      expect(page.queryByRole('alertdialog', { name: t('form.leaveTitle') })).not.toBeInTheDocument(),
    );
    await expect(box).toHaveValue('à moitié');
    await leave();
    await question(t('form.leaveTitle'));
    await userEvent.click(page.getByRole('button', { name: t('form.leave') }));
    await waitFor(() => expect(currentHref()).toBe('/connexion'));
    await noDialog();
  },
};

export const SmallScreen: Story = { ...Asking, globals: phone };
export const SmallScreenSignIn: Story = { ...AskingToSignIn, globals: phone };
export const SmallScreenSecondStep: Story = { ...AskingForSecondStep, globals: phone };
