import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork, webPage } from '#runtime/testing/responses.ts';
import { calls, type Handler, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const signIn = 'POST /auth/signin';
const account = 'GET /users/me';

const meta = {
  title: 'Screens/Login',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/connexion' },
  parameters: onService({ signedIn: false }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const email = () => page.findByLabelText(t('auth.email'));
const password = () => page.getByLabelText(t('auth.password'));
const submitButton = () => page.getByRole('button', { name: t('auth.submit') });

async function enter(userEvent: UserEventObject, address: string, secret = 'sésame ouvre-toi') {
  await userEvent.type(await email(), address);
  await userEvent.type(password(), secret);
  await userEvent.click(submitButton());
}

export const Blank: Story = {
  play: async () => {
    await waitFor(async () => expect(await email()).toHaveFocus());
    await expect(page.getByRole('heading', { name: t('auth.title') })).toBeVisible();
    await expect(page.getByText(t('auth.subtitle'))).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'alice');
    await userEvent.click(submitButton());
    await waitFor(async () =>
      expect(await email()).toHaveAccessibleDescription(expect.stringContaining(t('validation.email'))),
    );
    await expect(password()).toHaveAccessibleDescription(expect.stringContaining(t('validation.required')));
    await waitFor(async () => expect(await email()).toHaveFocus());
    await expect(calls(signIn)).toHaveLength(0);
    await userEvent.type(await email(), '@example.com');
    await expect(await email()).not.toBeInvalid();
  },
};

export const SignedIn: Story = {
  args: { path: '/connexion?redirect=/journal' },
  play: async ({ userEvent }) => {
    await enter(userEvent, 'admin@example.com');
    await page.findByRole('heading', { level: 1, name: t('resources.activity.name') });
    await expect(currentHref()).toBe('/journal');
    await expect(localStorage.getItem('access_token')).toBe('demo');
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    const release = hold(signIn);
    await enter(userEvent, 'admin@example.com');
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(password(), '{Enter}');
    await waitFor(() => expect(calls(signIn)).toHaveLength(1));
    release();
    await page.findByRole('heading', { level: 1, name: t('pages.dashboard.title') });
    await expect(calls(signIn)).toHaveLength(1);
  },
};

export const WrongPassword: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'admin@example.com', 'faux');
    await toast(t('auth.refused'));
    // The form keeps the message until the next attempt.
    const form = within(submitButton().closest('form') ?? document.body);
    await form.findByText(t('auth.refused'));
    await expect(await email()).toHaveValue('admin@example.com');
    await expect(currentHref()).toBe('/connexion');
    const release = hold(signIn);
    await userEvent.type(password(), '{Enter}');
    await waitFor(() => expect(form.queryByText(t('auth.refused'))).not.toBeInTheDocument());
    release();
    await form.findByText(t('auth.refused'));
    await atRest();
  },
};

/** A user who is not an administrator is signed out with a message, and no token is stored. */
export const NoAdministrator: Story = {
  parameters: onService({
    signedIn: false,
    responses: {
      [signIn]: () =>
        Response.json({
          data: {
            access_token: 'client',
            refresh_token: { id: 2, value: 'x' },
            user: { id: 9, role: 'client' },
          },
        }),
    },
  }),
  play: async ({ userEvent }) => {
    await enter(userEvent, 'camille.moreau@example.com');
    await toast(t('auth.refused'));
    await waitFor(() => expect(calls('POST /auth/signout')).toHaveLength(1));
    for (const key of ['access_token', 'refresh_token', 'onboarded'])
      await expect(localStorage.getItem(key)).toBeNull();
    await expect(currentHref()).toBe('/connexion');
    await atRest();
  },
};

const failing = (handler: Handler, text: string): Story => ({
  parameters: onService({ signedIn: false, responses: { [signIn]: handler } }),
  play: async ({ userEvent }) => {
    await enter(userEvent, 'admin@example.com');
    await toast(text);
    await expect(await email()).toHaveValue('admin@example.com');
    await expect(password()).toHaveValue('sésame ouvre-toi');
    await expect(submitButton()).not.toHaveAttribute('aria-busy', 'true');
    await atRest();
  },
});
export const NetworkFailure = failing(noNetwork, t('errors.network'));
export const ServerFailure = failing(errorResponse(500), t('errors.fallback'));
export const WebPageInstead = failing(webPage, t('errors.fallback'));
export const TooManyAttempts = failing(
  errorResponse(429, { message: 'Trop de tentatives. Réessayez dans 5 min.' }),
  'Trop de tentatives. Réessayez dans 5 min.',
);

/** Without a session, the gate shows a message and the login page, which keeps the requested page. */
export const RedirectedToLogin: Story = {
  args: { path: '/utilisateurs?page=2' },
  play: async () => {
    await toast(t('auth.gate'));
    await email();
    await expect(decodeURIComponent(currentHref() ?? '')).toBe('/connexion?redirect=/utilisateurs?page=2');
    await atRest();
  },
};

/** The check of the session fails once, as when a computer wakes up: the page opens after all, and the message goes. */
export const CheckFailedOnce: Story = {
  args: { path: '/journal' },
  parameters: onService({
    responses: {
      [account]: (_, usual) => (calls(account).length > 1 ? usual() : Response.json({}, { status: 503 })),
    },
  }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('resources.activity.name') });
    await expect(currentHref()).toBe('/journal');
    await waitFor(() => expect(page.queryByText(t('auth.gate'))).not.toBeInTheDocument());
  },
};

/** While the service gives no response to a second check, the login page is there. Its answer opens the requested page. */
export const CheckWithoutResponse: Story = {
  args: { path: '/journal' },
  parameters: onService({
    responses: {
      [account]: async (_, usual) => {
        if (calls(account).length === 1) return Response.json({}, { status: 503 });
        if (calls(account).length === 2)
          await new Promise((release) => addEventListener('answer', release, { once: true }));
        return usual();
      },
    },
  }),
  play: async () => {
    await toast(t('auth.gate'));
    await email();
    await expect(currentHref()).toBe('/connexion?redirect=%2Fjournal');
    dispatchEvent(new Event('answer'));
    await page.findByRole('heading', { level: 1, name: t('resources.activity.name') });
    await waitFor(() => expect(page.queryByText(t('auth.gate'))).not.toBeInTheDocument());
  },
};

/** A signed-in administrator is redirected to the dashboard. */
export const AlreadySignedIn: Story = {
  parameters: onService(),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('pages.dashboard.title') });
    await expect(currentHref()).toBe('/');
  },
};
export const SmallScreen: Story = { ...Blank, globals: phone };
export const SmallScreenInvalid: Story = { ...Invalid, globals: phone };
