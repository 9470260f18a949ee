import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls, type Handler, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { currentHref, goTo, Product } from './product.tsx';

const account = 'GET /users/me';
const confirmed = 'POST /users/me/factors/totp/{id}';
const users = 'GET /admin/users';
const sessions = 'GET /users/me/sessions';
const prove = 'PUT /users/me/proof';
const changes = 'GET /admin/changes';

/** A service that requires a second factor until one was added. */
const requiring: Handler = async (_, usual) => {
  const response = await usual();
  if (calls(confirmed).length > 0) return response;
  const { data } = await response.json();
  return Response.json({ data: { ...data, requiredAction: 'addFactor' } });
};
const refused = errorResponse(403, {
  code: 'E_SECOND_FACTOR_REQUIRED',
  message: t('server.secondFactorRequired'),
});

const meta = {
  title: 'Screens/Required action',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs?page=2' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const required = onService({ responses: { [account]: requiring } });
const reason = asRead(t('pages.settings.required.addFactor'));
const tab = () => page.findByRole('tab', { name: t('pages.settings.tabs.security'), selected: true });
const dialog = async (name: string) => {
  const found = within(await page.findByRole('dialog', { name }));
  await atRest();
  return found;
};

/** Adds an authenticator app, and keeps the recovery codes. */
async function addApp(userEvent: UserEventObject) {
  await userEvent.click(await page.findByRole('button', { name: t('security.factors.addTotp') }));
  const proof = await dialog(t('security.factors.titles.proof'));
  await userEvent.type(proof.getByLabelText(t('auth.password')), 'sésame ouvre-toi{Enter}');
  const setup = await dialog(t('security.factors.titles.totp'));
  await userEvent.type(setup.getByLabelText(t('factors.totp')), '135790{Enter}');
  const codes = await dialog(t('security.codes.title'));
  await userEvent.click(codes.getByRole('button', { name: t('security.codes.done') }));
}

/** The gate opens the settings, which show the reason. */
export const ReasonShown: Story = {
  parameters: required,
  play: async () => {
    await tab();
    await expect((await page.findAllByText(reason))[0]).toBeVisible();
    await expect(currentHref()).toBe('/parametres?redirect=%2Futilisateurs%3Fpage%3D2&tab=security');
  },
};

/** The other tabs wait, and the requested page opens at the end. */
export const Done: Story = {
  parameters: required,
  play: async ({ userEvent }) => {
    await tab();
    await userEvent.click(page.getByRole('tab', { name: t('pages.settings.tabs.password') }));
    await tab();
    await addApp(userEvent);
    await waitFor(() => expect(currentHref()).toBe('/utilisateurs?page=2'));
    await page.findByRole('grid', { name: t('resources.users.list.title') });
    await expect(page.queryByText(reason)).not.toBeInTheDocument();
  },
};

/** The service refuses to say what changes until the action is done. Then the changes are followed. */
export const ChangesFollowed: Story = {
  args: { restsSoon: true },
  parameters: required,
  // Other stories in the same browser may hold the lock of the tab that follows. Without locks, each tab does.
  beforeEach: () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'locks');
    };
  },
  play: async ({ userEvent }) => {
    const outcomes: string[] = [];
    respond(changes, (request, usual) => {
      const isDone = calls(confirmed).length > 0;
      outcomes.push(isDone ? 'followed' : 'refused');
      return isDone ? usual() : refused(request, usual);
    });
    await tab();
    // The code that follows them has loaded.
    await waitFor(() => expect(calls(sessions).length).toBeGreaterThan(0), { timeout: 20_000 });
    await addApp(userEvent);
    await page.findByRole('grid', { name: t('resources.users.list.title') });
    await waitFor(() => expect(outcomes).toEqual(['followed']), { timeout: 20_000 });
  },
};

/** An error for no input of a step is a toast. The step stays with what was typed, and so does the way back. */
export const ErrorOfNoInput: Story = {
  parameters: required,
  play: async ({ userEvent }) => {
    await tab();
    const href = currentHref();
    respond(prove, errorResponse(422, { errors: { appareil: ['Cet appareil est inconnu.'] } }));
    await userEvent.click(await page.findByRole('button', { name: t('security.factors.addTotp') }));
    const proof = await dialog(t('security.factors.titles.proof'));
    const password = proof.getByLabelText(t('auth.password'));
    await userEvent.type(password, 'sésame ouvre-toi{Enter}');
    await toast('Cet appareil est inconnu.');
    await expect(password).toHaveValue('sésame ouvre-toi');
    await expect(password).toBeValid();
    await expect(currentHref()).toBe(href);
    respond(prove);
    await userEvent.type(password, '{Enter}');
    await dialog(t('security.factors.titles.totp'));
  },
};

/** A later call is refused: the settings open, and the page comes back when the action is done. */
export const RequiredLater: Story = {
  args: { path: '/journal', restsSoon: true },
  play: async ({ userEvent }) => {
    await page.findByRole('heading', { level: 1, name: t('resources.activity.name') });
    respond(account, requiring);
    respond(users, refused);
    goTo('/utilisateurs');
    await waitFor(() => expect(currentHref()).toBe('/parametres?redirect=%2Futilisateurs&tab=security'), {
      timeout: 20_000,
    });
    respond(users);
    await addApp(userEvent);
    await waitFor(() => expect(currentHref()).toBe('/utilisateurs'));
    await page.findByRole('grid', { name: t('resources.users.list.title') });
  },
};

const changed = 'PUT /users/me/password';
const choosing = onService({
  responses: {
    [account]: async (_, usual) => {
      const response = await usual();
      if (calls(changed).length > 0) return response;
      const { data } = await response.json();
      return Response.json({ data: { ...data, requiredAction: 'changePassword' } });
    },
  },
});
const passwordTab = () => page.findByRole('tab', { name: t('pages.settings.tabs.password'), selected: true });

/** A first password that an administrator chose is changed before anything else. */
export const FirstPassword: Story = {
  parameters: choosing,
  play: async () => {
    await passwordTab();
    await expect(
      (await page.findAllByText(asRead(t('pages.settings.required.changePassword'))))[0],
    ).toBeVisible();
  },
};

/** Until the password is changed, the service does not say how long the session lasts. The page works without it. */
export const SessionLengthRefused: Story = {
  parameters: choosing,
  play: async ({ userEvent }) => {
    respond(
      sessions,
      errorResponse(403, {
        code: 'E_PASSWORD_CHANGE_REQUIRED',
        message: t('server.passwordChangeRequired'),
      }),
    );
    await passwordTab();
    const box = await page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
    await userEvent.type(box, 'sésame ou');
    const href = currentHref();
    const { length } = calls(account);
    await waitFor(() => expect(calls(sessions)).toHaveLength(1), { timeout: 20_000 });
    // After a refusal, the account is read again: it names the required action.
    await waitFor(() => expect(calls(account).length).toBeGreaterThan(length));
    await passwordTab();
    await expect(currentHref()).toBe(href);
    await expect(box).toHaveValue('sésame ou');
    await expect(box).toHaveFocus();
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** Then the requested page opens. */
export const FirstPasswordChanged: Story = {
  parameters: choosing,
  play: async ({ userEvent }) => {
    await passwordTab();
    const labelled = (name: 'currentPassword' | 'newPassword') =>
      page.findByLabelText(t(`pages.settings.password.fields.${name}`));
    await userEvent.type(await labelled('currentPassword'), 'sésame ouvre-toi');
    await userEvent.type(await labelled('newPassword'), 'un nouveau mot de passe');
    await userEvent.click(page.getByRole('button', { name: t('pages.settings.password.submit') }));
    await waitFor(() => expect(currentHref()).toBe('/utilisateurs?page=2'));
    await page.findByRole('grid', { name: t('resources.users.list.title') });
  },
};

export const SmallScreen: Story = { ...ReasonShown, globals: phone };
