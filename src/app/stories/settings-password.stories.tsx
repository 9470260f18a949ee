import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { shortestPassword, shortestWithFactor } from '#schema/password-lengths.ts';
import { currentHref, Product } from './product.tsx';

const change = 'PUT /users/me/password';

/** The one that the mock API refuses. */
const commonPassword = 'motdepasse123';

const meta = {
  title: 'Screens/Settings/Password',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const current = () => page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
const next = () => page.getByLabelText(t('pages.settings.password.fields.newPassword'));
const submitButton = () => page.getByRole('button', { name: t('pages.settings.password.submit') });

async function enter(userEvent: UserEventObject, secret = 'sésame ouvre-toi') {
  await userEvent.type(await current(), secret);
  await userEvent.type(next(), 'un nouveau secret');
  await userEvent.click(submitButton());
}

export const Blank: Story = {
  play: async () => {
    await expect(
      await page.findByRole('heading', { name: t('pages.settings.password.title') }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('pages.settings.title'));
    const trail = within(page.getByRole('navigation', { name: t('shell.breadcrumb') }));
    await expect(trail.getByRole('link', { name: t('pages.dashboard.title') })).toHaveAttribute('href', '/');
    await expect(trail.getByText(t('pages.settings.title'))).toBeVisible();
    const [first] = page.getAllByRole('tab');
    await expect(first).toHaveTextContent(t('pages.settings.tabs.password'));
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(await current()).toHaveAttribute('autocomplete', 'current-password');
    await expect(next()).toHaveAttribute('autocomplete', 'new-password');
    for (const label of ['currentPassword', 'newPassword'] as const)
      await expect(
        page.getByRole('button', {
          name: t('fields.password.show', { field: t(`pages.settings.password.fields.${label}`) }),
        }),
      ).toBeVisible();
  },
};

export const Changed: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent);
    await toast(t('pages.settings.password.success'));
    await waitFor(async () => expect(await current()).toHaveValue(''));
    await expect(next()).toHaveValue('');
    const [call] = calls(change);
    await expect(JSON.parse(String(call?.body))).toEqual({
      currentPassword: 'sésame ouvre-toi',
      newPassword: 'un nouveau secret',
    });
    await expect(page.queryByText(t('validation.required'))).not.toBeInTheDocument();
  },
};

/** What is typed while the password is sent stays. What was sent is gone from the form. */
export const TypedWhileSending: Story = {
  play: async ({ userEvent }) => {
    const release = hold(change);
    await enter(userEvent);
    await waitFor(() => expect(calls(change)).toHaveLength(1));
    await userEvent.type(next(), ' plus long');
    release();
    await toast(`${t('pages.settings.password.success')} ${t('merge.typed')}`);
    await expect(await current()).toHaveValue('');
    await expect(await current()).toHaveAttribute('aria-invalid', 'false');
    await expect(page.queryByText(t('validation.required'))).not.toBeInTheDocument();
    await expect(next()).toHaveValue('un nouveau secret plus long');
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await current();
    await userEvent.click(submitButton());
    await waitFor(async () =>
      expect(await current()).toHaveAccessibleDescription(expect.stringContaining(t('validation.required'))),
    );
    await expect(next()).toHaveAccessibleDescription(expect.stringContaining(t('validation.required')));
    await waitFor(async () => expect(await current()).toHaveFocus());
    await expect(calls(change)).toHaveLength(0);
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    const release = hold(change);
    await enter(userEvent);
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(next(), '{Enter}');
    await expect(calls(change)).toHaveLength(1);
    release();
    await toast(t('pages.settings.password.success'));
  },
};

/** The entries stay. The rejected field shows its error and has the focus. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'autre chose');
    await waitFor(async () =>
      expect(await current()).toHaveAccessibleDescription(expect.stringContaining(t('server.wrongPassword'))),
    );
    await waitFor(async () => expect(await current()).toHaveFocus());
    await expect(await current()).toHaveValue('autre chose');
    await expect(next()).toHaveValue('un nouveau secret');
    await toast(t('server.invalid'));
    await userEvent.type(await current(), '!');
    await expect(await current()).not.toBeInvalid();
  },
};

/** The rule is shown before anything is typed, and again as the error of the input. */
export const TooShort: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'sésame ouvre-toi');
    await expect(next()).toHaveAccessibleDescription(t('validation.passwordHint', { min: shortestPassword }));
    await userEvent.type(next(), 'onze signes');
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(next()).toHaveAccessibleDescription(
        expect.stringContaining(t('validation.tooShort', { min: shortestPassword })),
      ),
    );
    await waitFor(() => expect(next()).toHaveFocus());
    await expect(calls(change)).toHaveLength(0);
    await userEvent.type(next(), '!');
    await expect(next()).not.toBeInvalid();
  },
};

const factor = {
  id: '1',
  kind: 'totp',
  name: 'Téléphone',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
};

/** An account with a second factor may have a shorter password. */
export const WithSecondFactor: Story = {
  parameters: onService({
    responses: {
      'GET /users/me/factors': json({ data: { factors: [factor], recoveryCodes: 10, required: false } }),
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'sésame ouvre-toi');
    const min = shortestWithFactor;
    await waitFor(() => expect(next()).toHaveAccessibleDescription(t('validation.passwordHint', { min })));
    await userEvent.type(next(), 'sept ca');
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(next()).toHaveAccessibleDescription(expect.stringContaining(t('validation.tooShort', { min }))),
    );
    await userEvent.type(next(), '!');
    await userEvent.click(submitButton());
    await toast(t('pages.settings.password.success'));
  },
};

/** While it is not known whether there is a second factor, the longer password is required. */
export const FactorsUnknown: Story = {
  ...TooShort,
  parameters: onService({ responses: { 'GET /users/me/factors': noNetwork } }),
};

/** Only the service knows the common passwords: its response is the error of the input. */
export const CommonRefused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'sésame ouvre-toi');
    await userEvent.type(next(), commonPassword);
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(next()).toHaveAccessibleDescription(expect.stringContaining(t('server.passwordCommon'))),
    );
    await waitFor(() => expect(next()).toHaveFocus());
    await expect(next()).toHaveValue(commonPassword);
  },
};

export const UnknownFieldRefused: Story = {
  parameters: onService({
    responses: { [change]: errorResponse(422, { errors: { compte: 'Compte verrouillé' } }) },
  }),
  play: async ({ userEvent }) => {
    await enter(userEvent);
    await expect(await page.findByRole('alert')).toHaveTextContent('Compte verrouillé');
    await expect(next()).toHaveValue('un nouveau secret');
  },
};

export const NetworkFailure: Story = {
  parameters: onService({ responses: { [change]: noNetwork } }),
  play: async ({ userEvent }) => {
    await enter(userEvent);
    await toast(t('errors.network'));
    await expect(await current()).toHaveValue('sésame ouvre-toi');
  },
};

/** Another tab keeps the entries. Another page needs a confirmation. */
export const LeftUnsaved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await current(), 'à moitié');
    await userEvent.click(page.getByRole('tab', { name: t('pages.settings.tabs.security') }));
    await page.findByRole('table', { name: t('security.sessions.title') });
    await expect(currentHref()).toBe('/parametres?tab=security');
    await userEvent.click(page.getByRole('tab', { name: t('pages.settings.tabs.password') }));
    await expect(currentHref()).toBe('/parametres?tab=password');
    await expect(await current()).toHaveValue('à moitié');

    const trail = within(page.getByRole('navigation', { name: t('shell.breadcrumb') }));
    await userEvent.click(trail.getByRole('link', { name: t('pages.dashboard.title') }));
    const question = await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await atRest();
    await userEvent.click(within(question).getByRole('button', { name: t('form.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await current()).toHaveValue('à moitié');
    await userEvent.click(trail.getByRole('link', { name: t('pages.dashboard.title') }));
    const leave = await page.findByRole('button', { name: t('form.leave') });
    await atRest();
    await userEvent.click(leave);
    await page.findByRole('heading', { level: 1, name: t('pages.dashboard.title') });
  },
};

export const UnknownTab: Story = { ...Blank, args: { path: '/parametres?tab=autre' } };
export const SmallScreen: Story = { ...Blank, globals: phone };
export const SmallScreenInvalid: Story = { ...Invalid, globals: phone };
