import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { draftPrefix } from '#lib/drafts/draft-keys.ts';
import { t } from '#lib/i18n/i18n.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';
import { account, endingIn, noDialog, question, read, typeUntilOver } from './session-end-states.ts';

const meta = {
  title: 'Screens/Session end found early',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres' },
  parameters: onService({ responses: { [read]: endingIn({ idle: 118 }) } }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const refresh = 'POST /auth/refresh-token';
const refused = () => Response.json({ code: 'E_AUTH_UNAUTHORIZED' }, { status: 401 });

/** Signs in over the page, which keeps what was typed. */
async function signInOver(userEvent: UserEventObject, box: HTMLElement, password: HTMLElement) {
  for (const route of [read, account, refresh] as const) respond(route);
  await userEvent.type(password, 'sésame ouvre-toi{Enter}');
  await noDialog();
  await expect(currentHref()).toBe('/parametres');
  await expect(box).toHaveValue('à moitié');
}

/** Sets the clock of the computer forward, and shows the page again. */
function setClockForward(milliseconds = 5_400_000) {
  const DateBefore = globalThis.Date;
  globalThis.Date = new Proxy(DateBefore, {
    get: (target, key) => (key === 'now' ? () => target.now() + milliseconds : Reflect.get(target, key)),
  });
  document.dispatchEvent(new Event('visibilitychange'));
  return () => {
    globalThis.Date = DateBefore;
  };
}

/** Lets 90 minutes pass, which the page counts, and shows it again. The clock of a story follows this one. */
function letTimePass() {
  const counted = performance.now.bind(performance);
  performance.now = () => counted() + 5_400_000;
  document.dispatchEvent(new Event('visibilitychange'));
  return () => {
    performance.now = counted;
  };
}

/** Waits until the page knows how long its session lasts. */
const knowsLengths = () => waitFor(() => expect(calls(read)).toHaveLength(1), { timeout: 20_000 });

/** A clock that is set forward ends no session: the service is asked before the page says so. */
export const ClockSetForward: Story = {
  parameters: onService({ responses: { [read]: endingIn({}) } }),
  play: async () => {
    await knowsLengths();
    await atRest();
    const setBack = setClockForward();
    await waitFor(() => expect(calls(read)).toHaveLength(2));
    await atRest();
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    setBack();
  },
};

/** A computer that slept before the last use asks nothing more: such a call would keep a session alive that nobody uses. */
export const SleptBeforeLastUse: Story = {
  parameters: onService({ responses: { [read]: endingIn({}) } }),
  play: async ({ userEvent }) => {
    await knowsLengths();
    await atRest();
    const wakeUp = setClockForward(3_520_000);
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.stay') }));
    await noDialog();
    await atRest();
    const before = calls(read).length;
    const setBack = letTimePass();
    await question(t('auth.expired'));
    await expect(calls(read)).toHaveLength(before);
    setBack();
    wakeUp();
  },
};

/** A computer that slept until the end makes the same jump: the answer of the service says that the session is over. */
export const SleptUntilEnd: Story = {
  parameters: onService({ responses: { [read]: endingIn({}) } }),
  play: async ({ userEvent }) => {
    const box = await page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
    await userEvent.type(box, 'à moitié');
    await knowsLengths();
    await atRest();
    for (const route of [read, refresh] as const) respond(route, refused);
    const setBack = setClockForward();
    const asked = await question(t('auth.expired'));
    setBack();
    const name = t('sessionEnd.password', { email: 'admin@example.com' });
    await signInOver(userEvent, box, await asked.findByLabelText(name));
  },
};

/** Only a call that nobody has asked for is refused: it asks over the page, and never leads to the login. */
export const FoundInTheBackground: Story = {
  parameters: onService({ responses: { [read]: refused, [refresh]: refused } }),
  play: async ({ userEvent }) => {
    const { box, password } = await typeUntilOver(userEvent);
    const before = calls(read).length;
    await signInOver(userEvent, box, password);
    await expect(calls(read).length).toBeGreaterThan(before);
  },
};

/** The session is over before the page expects it: staying asks for the password instead of leaving the page. */
export const FoundByStaying: Story = {
  play: async ({ userEvent }) => {
    const box = await page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
    await userEvent.type(box, 'à moitié');
    const asked = await question();
    for (const route of [account, refresh] as const) respond(route, refused);
    await userEvent.click(asked.getByRole('button', { name: t('sessionEnd.stay') }));
    const over = await question(t('auth.expired'));
    const name = t('sessionEnd.password', { email: 'admin@example.com' });
    await signInOver(userEvent, box, await over.findByLabelText(name));
  },
};

/**
 * Whoever signs in with codes may have no password. The login page opens for a code: that is no sign-out, which would delete
 * the drafts.
 */
export const WithoutPassword: Story = {
  args: { path: '/categories/ajouter' },
  parameters: onService({ responses: { [read]: refused, [refresh]: refused } }),
  play: async ({ userEvent }) => {
    const box = await page.findByLabelText(t('resources.categories.fields.titre'));
    await userEvent.type(box, 'À moitié');
    const asked = await question(t('auth.expired'));
    respond(account, refused);
    await userEvent.click(asked.getByRole('button', { name: t('auth.withCode') }));
    await toast(t('auth.expired'));
    await waitFor(() => expect(currentHref()).toBe('/connexion?redirect=%2Fcategories%2Fajouter'));
    await noDialog();
    await expect(calls('POST /auth/signout')).toHaveLength(0);
    const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith(draftPrefix()));
    await expect(drafts).toEqual([[expect.any(String), expect.stringContaining('À moitié')]]);
  },
};
