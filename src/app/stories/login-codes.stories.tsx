import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, type UserEventObject, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { shortestPassword, shortestWithFactor } from '#schema/password-lengths.ts';
import { currentHref, Product } from './product.tsx';

const requestCode = 'POST /auth/request-otp';
const verify = 'POST /auth/verify-password-otp';
const reset = 'POST /auth/reset-password';
const forgotten = { path: '/connexion/mot-de-passe' };

const meta = {
  title: 'Screens/Login/Codes',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/connexion/code' },
  parameters: onService({ signedIn: false }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const heading = (name: string) => page.findByRole('heading', { level: 1, name });
const email = () => page.findByLabelText(t('auth.email'));
const code = () => page.findByLabelText(t('codes.code'));
const secret = () => page.findByLabelText(t('codes.newPassword'));
const focused = (find: typeof email) => waitFor(async () => expect(await find()).toHaveFocus());
const untilError = (find: typeof email, text: string) =>
  waitFor(async () => expect(await find()).toHaveAccessibleDescription(expect.stringContaining(text)));
const typed = async () => expect(await email()).toHaveValue('admin@example.com');
const href = () => decodeURIComponent(currentHref() ?? '');
const button = (name: string) => page.getByRole('button', { name });

async function receive(userEvent: UserEventObject) {
  await userEvent.type(await email(), 'admin@example.com');
  await userEvent.click(button(t('codes.send')));
  return code();
}

async function changePassword(userEvent: UserEventObject, password: string) {
  await userEvent.type(await receive(userEvent), '246810');
  await userEvent.type(await secret(), password);
  await userEvent.click(button(t('codes.reset.submit')));
}

/**
 * Runs each animation frame at once. A browser may paint before React has rendered the errors: code that waits for a
 * frame instead of the errors fails here.
 */
function framesComeFirst() {
  const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(performance.now());
    return 0;
  });
  return () => frames.mockRestore();
}

/** The login page has two links to sign in without a password. Both keep the requested page and the typed address. */
export const FromTheLogin: Story = {
  args: { path: '/connexion?redirect=/journal' },
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'admin@example.com');
    await userEvent.click(await page.findByRole('link', { name: t('auth.withCode') }));
    await heading(t('codes.signIn.title'));
    await typed();
    await expect(href()).toBe('/connexion/code?redirect=/journal');
    await userEvent.click(page.getByRole('link', { name: t('codes.back') }));
    await userEvent.click(await page.findByRole('link', { name: t('auth.forgotten') }));
    await heading(t('codes.reset.title'));
    await typed();
    await expect(href()).toBe('/connexion/mot-de-passe?redirect=/journal');
  },
};

export const Address: Story = { play: () => focused(email) };

export const InvalidAddress: Story = {
  beforeEach: framesComeFirst,
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'alice');
    await userEvent.click(button(t('codes.send')));
    await untilError(email, t('validation.email'));
    await focused(email);
    await expect(calls(requestCode)).toHaveLength(0);
  },
};

export const NotSent: Story = {
  parameters: onService({ signedIn: false, responses: { [requestCode]: noNetwork } }),
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'admin@example.com{Enter}');
    await toast(t('errors.network'));
    await expect(await email()).toHaveValue('admin@example.com');
    await atRest();
  },
};

/** The input of the code gets the focus, and its hint names the email address. */
export const Code: Story = {
  play: async ({ userEvent }) => {
    const input = await receive(userEvent);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/envoyé à admin@example.com/);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

export const SignedIn: Story = {
  args: { path: '/connexion/code?redirect=/journal' },
  play: async ({ userEvent }) => {
    await userEvent.type(await receive(userEvent), '246 810{Enter}');
    await heading(t('resources.activity.name'));
    await expect(currentHref()).toBe('/journal');
    await expect(calls(verify)[0]?.body).toBe('{"email":"admin@example.com","otp":"246810"}');
    await expect(localStorage.getItem('access_token')).toBe('demo');
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    const release = hold(verify);
    await userEvent.type(await receive(userEvent), '246810{Enter}');
    await waitFor(() => expect(button(t('auth.submit'))).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(await code(), '{Enter}');
    await expect(calls(verify)).toHaveLength(1);
    release();
    await heading(t('pages.dashboard.title'));
  },
};

export const WrongCode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await receive(userEvent), '111111{Enter}');
    await untilError(code, t('server.wrongCode'));
    await focused(code);
    await expect(await code()).toHaveValue('111111');
    await userEvent.type(await code(), '2');
    await expect(await code()).not.toBeInvalid();
    await atRest();
  },
};

export const NoCode: Story = {
  beforeEach: framesComeFirst,
  play: async ({ userEvent }) => {
    await receive(userEvent);
    await userEvent.click(button(t('auth.submit')));
    await untilError(code, t('validation.required'));
    await focused(code);
    await expect(calls(verify)).toHaveLength(0);
  },
};

/** A user who is not an administrator gets the message of a wrong password, and no token is stored. */
export const NoAdministrator: Story = {
  parameters: onService({
    signedIn: false,
    responses: {
      [verify]: () => Response.json({ data: { access_token: 'driver', user: { id: 9, role: 'driver' } } }),
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await receive(userEvent), '246810{Enter}');
    await toast(t('auth.refused'));
    await waitFor(() => expect(calls('POST /auth/signout')).toHaveLength(1));
    await expect(localStorage.getItem('access_token')).toBeNull();
    await expect(currentHref()).toBe('/connexion/code');
    await atRest();
  },
};

export const SentAgain: Story = {
  play: async ({ userEvent }) => {
    await receive(userEvent);
    await userEvent.click(button(t('codes.resend')));
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(t('codes.resent')));
    await expect(calls(requestCode)).toHaveLength(2);
  },
};

/** The service sends the waiting time, which is shown beside the button. */
export const TooSoon: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await receive(userEvent), '2468');
    respond(requestCode, errorResponse(429, { message: 'Trop de tentatives. Réessayez dans 1 min.' }));
    await userEvent.click(button(t('codes.resend')));
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent('Trop de tentatives. Réessayez dans 1 min.'),
    );
    await expect(await code()).toHaveValue('2468');
  },
};

export const OtherAddress: Story = {
  play: async ({ userEvent }) => {
    await receive(userEvent);
    await userEvent.click(button(t('codes.otherEmail')));
    await focused(email);
    await expect(await email()).toHaveValue('admin@example.com');
  },
};

export const NewPassword: Story = {
  args: forgotten,
  play: async ({ userEvent }) => {
    await receive(userEvent);
    await expect(await secret()).toHaveAttribute('autocomplete', 'new-password');
    const lengths = { min: shortestPassword, withFactor: shortestWithFactor };
    await expect(await secret()).toHaveAccessibleDescription(t('codes.passwordHint', lengths));
  },
};

export const PasswordChanged: Story = {
  args: forgotten,
  play: async ({ userEvent }) => {
    await changePassword(userEvent, 'nouveau secret');
    await toast(t('codes.reset.success'));
    await heading(t('auth.title'));
    await expect(currentHref()).toBe('/connexion');
    await expect(calls(reset)[0]?.body).toBe(
      '{"email":"admin@example.com","otp":"246810","password":"nouveau secret"}',
    );
    await expect(localStorage.getItem('access_token')).toBeNull();
    await atRest();
  },
};

/** The error of an input is shown at the input, any other error is a toast. The entries stay. */
export const PasswordRefused: Story = {
  args: forgotten,
  play: async ({ userEvent }) => {
    const errors = { password: ['Trop court'], email: ['Adresse inconnue'] };
    respond(reset, errorResponse(422, { errors }));
    await changePassword(userEvent, 'trop commun pour servir');
    await toast('Adresse inconnue');
    await expect(await secret()).toHaveAccessibleDescription(expect.stringContaining('Trop court'));
    await expect(await secret()).toHaveValue('trop commun pour servir');
    await expect(await code()).toHaveValue('246810');
    await atRest();
  },
};

export const SmallScreenAddress: Story = { ...Address, globals: phone };
export const SmallScreenCode: Story = { ...SentAgain, globals: phone };
export const SmallScreenPassword: Story = { ...NewPassword, globals: phone };
