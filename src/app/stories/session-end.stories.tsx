import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { noNetwork } from '#runtime/testing/responses.ts';
import { calls, type Handler, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const read = 'GET /users/me/sessions';
const account = 'GET /users/me';
const signOut = 'POST /auth/signout';
const refresh = 'POST /auth/refresh-token';

const start = Date.parse('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();

/** The current session, which ends after a number of seconds. The server may have noted its last use 30 s late. */
const endingIn =
  ({ absolute = 36_000, idle = 3_600 }: { absolute?: number; idle?: number }): Handler =>
  () =>
    Response.json({
      data: [
        {
          id: 'session-1',
          current: true,
          createdAt: at(-3_600),
          lastUsedAt: at(0),
          expiresAt: { absolute: at(absolute + 30), idle: at(idle + 30) },
          ip: '203.0.113.7',
          agent: '',
        },
      ],
    });

const soon = onService({ responses: { [read]: endingIn({ idle: 118 }) } });

const meta = {
  title: 'Screens/SessionEnd',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: soon,
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = (count: number) => t('sessionEnd.title', { count });

/** Waits for the question, whose code loads when the page is at rest. */
async function question(name = title(2)) {
  const found = within(await page.findByRole('alertdialog', { name }, { timeout: 20_000 }));
  await atRest();
  return found;
}

export const Asking: Story = {
  play: async () => {
    const asked = await question();
    await expect(asked.getByText(t('sessionEnd.idle'))).toBeVisible();
    await waitFor(() => expect(asked.getByRole('button', { name: t('sessionEnd.stay') })).toHaveFocus());
  },
};

/** Staying is one call. What was typed is still there. */
export const Staying: Story = {
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

/** After twelve hours nobody can stay: the question only tells. */
export const LongestTime: Story = {
  parameters: onService({ responses: { [read]: endingIn({ absolute: 118 }) } }),
  play: async ({ userEvent }) => {
    const asked = await question();
    await expect(asked.getByText(t('sessionEnd.fixed'))).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.goOn') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** The typed text stays until the user chooses to sign in again. */
export const Over: Story = {
  parameters: onService({ responses: { [read]: endingIn({ idle: -5 }) } }),
  play: async ({ userEvent }) => {
    const asked = await question(t('auth.expired'));
    await expect(currentHref()).toBe('/parametres');
    const refused: Handler = () =>
      Response.json({ code: 'E_AUTH_UNAUTHORIZED', message: t('auth.gate') }, { status: 401 });
    respond(account, refused);
    respond(refresh, refused);
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.again') }));
    await waitFor(() => expect(currentHref()).toBe('/connexion?redirect=%2Fparametres'));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const SmallScreen: Story = { ...Asking, globals: phone };
