import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noNetwork, noResponse, wrongShape } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const read = 'GET /users/me/sessions';
const endOne = 'DELETE /users/me/sessions/{id}';
const endOthers = 'DELETE /users/me/sessions';

const phoneDevice = t('security.sessions.deviceName', { browser: 'Safari', system: 'iPhone' });
const computer = t('security.sessions.deviceName', { browser: 'Chrome', system: 'Windows' });
const unknown = t('security.sessions.unknownDevice');

const meta = {
  title: 'Screens/Settings/Sessions',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=security' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const table = async () => within(await page.findByRole('table', { name: t('security.sessions.title') }));
const endButton = async (device: string) =>
  (await table()).findByRole('button', {
    name: (name) => name.startsWith(t('security.sessions.endNamed', { device })),
  });
const othersButton = () => page.findByRole('button', { name: t('security.sessions.endOthers') });

/** Opens the question about sessions, and returns it. */
async function ask(userEvent: UserEventObject, button: HTMLElement) {
  await userEvent.click(button);
  const question = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
  await atRest();
  return question;
}

const confirmButton = (question: Awaited<ReturnType<typeof ask>>) =>
  question.getByRole('button', { name: t('security.sessions.confirm') });

/** The current session comes first and cannot be ended here. */
export const Sessions: Story = {
  play: async () => {
    const rows = await (await table()).findAllByRole('row', { name: /\d|Appareil inconnu/ });
    await expect(rows).toHaveLength(3);
    const [current, other] = rows;
    if (current === undefined || other === undefined) throw new Error('Two rows are missing.');
    await expect(current).toHaveTextContent(computer);
    await expect(current).toHaveTextContent(t('security.sessions.current'));
    await expect(within(current).queryByRole('button')).not.toBeInTheDocument();
    await expect(other).toHaveTextContent(phoneDevice);
    await expect(within(other).getByText('il y a 5 heures')).toBeVisible();
    const tabs = page.getAllByRole('tab');
    await expect(tabs.at(-1)).toHaveTextContent(t('pages.settings.tabs.security'));
    await expect(tabs.at(-1)).toHaveAttribute('aria-selected', 'true');
  },
};

/** The sessions are shown when the tab is chosen. */
export const FromAnotherTab: Story = {
  args: { path: '/parametres' },
  play: async ({ userEvent }) => {
    const tab = await page.findByRole('tab', { name: t('pages.settings.tabs.security') });
    await expect(page.queryByText(t('security.sessions.title'))).not.toBeInTheDocument();
    await userEvent.click(tab);
    await endButton(phoneDevice);
    await expect(currentHref()).toBe('/parametres?tab=security');
  },
};

export const OneEnded: Story = {
  play: async ({ userEvent }) => {
    const question = await ask(userEvent, await endButton(phoneDevice));
    await expect(question.getByText(phoneDevice, { exact: false })).toBeVisible();
    await expect(calls(endOne)).toHaveLength(0);
    await userEvent.click(confirmButton(question));
    await toast(t('security.sessions.ended'));
    const [call] = calls(endOne);
    await expect(call?.path).toBe('/users/me/sessions/session-2');
    await waitFor(async () => expect((await table()).queryByText(phoneDevice)).not.toBeInTheDocument());
    // The row at its position has the focus.
    const next = await endButton(unknown);
    await waitFor(() => expect(next).toHaveFocus());
  },
};

export const OthersEnded: Story = {
  play: async ({ userEvent }) => {
    const question = await ask(userEvent, await othersButton());
    await expect(question.getByText(t('security.sessions.othersText'))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: t('security.sessions.endOthers') }));
    await toast(t('security.sessions.othersEnded'));
    await waitFor(async () => expect((await table()).queryByText(unknown)).not.toBeInTheDocument());
    await expect((await table()).getByText(computer)).toBeVisible();
    await expect(calls(endOthers)).toHaveLength(1);
    await expect(
      page.queryByRole('button', { name: t('security.sessions.endOthers') }),
    ).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    const button = await endButton(phoneDevice);
    const question = await ask(userEvent, button);
    await userEvent.click(question.getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(calls(endOne)).toHaveLength(0);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Asking: Story = {
  play: async ({ userEvent }) => {
    await ask(userEvent, await endButton(phoneDevice));
  },
};

/** Two clicks send one call. */
export const Ending: Story = {
  play: async ({ userEvent }) => {
    const question = await ask(userEvent, await endButton(phoneDevice));
    const release = hold(endOne);
    const button = confirmButton(question);
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(calls(endOne)).toHaveLength(1);
    release();
    await toast(t('security.sessions.ended'));
  },
};

/** The session has already ended by itself: the reason is shown, and the list is read again. */
export const AlreadyEnded: Story = {
  play: async ({ userEvent }) => {
    const question = await ask(userEvent, await endButton(phoneDevice));
    respond(endOne, async (_, usual) => {
      await usual();
      respond(endOne);
      return usual();
    });
    await userEvent.click(confirmButton(question));
    await toast(t('server.sessionNotFound'));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(async () => expect((await table()).queryByText(phoneDevice)).not.toBeInTheDocument());
  },
};

export const EndingFailed: Story = {
  parameters: onService({ responses: { [endOne]: noNetwork } }),
  play: async ({ userEvent }) => {
    const question = await ask(userEvent, await endButton(phoneDevice));
    await userEvent.click(confirmButton(question));
    await toast(t('errors.network'));
    await expect(confirmButton(question)).toBeEnabled();
  },
};

export const Alone: Story = {
  parameters: onService({
    responses: {
      [read]: json({
        data: [
          {
            id: 1,
            current: true,
            createdAt: '2026-11-20T08:00:00Z',
            lastUsedAt: '2026-11-20T10:00:00Z',
            expiresAt: { absolute: '2026-11-20T20:00:00Z', idle: '2026-11-20T11:00:00Z' },
            ip: '',
            agent: 'curl/8.5.0',
          },
        ],
      }),
    },
  }),
  play: async () => {
    await expect(await (await table()).findByText('curl')).toBeVisible();
    await expect(
      page.queryByRole('button', { name: t('security.sessions.endOthers') }),
    ).not.toBeInTheDocument();
  },
};

/** Sessions of the same device: their buttons and their questions have the times at which they began. */
export const SameDevice: Story = {
  parameters: onService({
    responses: {
      [read]: json({
        data: ['2026-11-20T08:00:00Z', '2026-11-19T09:30:00Z'].map((createdAt, id) => ({
          id,
          current: false,
          createdAt,
          lastUsedAt: '2026-11-20T10:00:00Z',
          ip: '203.0.113.7',
          agent: 'curl/8.5.0',
        })),
      }),
    },
  }),
  play: async ({ userEvent }) => {
    await endButton('curl (depuis le 20 novembre 2026');
    const question = await ask(userEvent, await endButton('curl (depuis le 19 novembre 2026'));
    await expect(question.getByText(/^curl \(depuis le 19 novembre 2026 à/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [read]: noResponse } }),
  play: async () => {
    await expect(await page.findByRole('table', { name: t('security.sessions.title') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  parameters: onService({ responses: { [read]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    const retry = await page.findByRole('button', { name: t('common.retry') });
    await expect(page.getByText(t('errors.fallback'))).toBeVisible();
    respond(read);
    await userEvent.click(retry);
    await endButton(phoneDevice);
  },
};

export const WrongShape: Story = {
  parameters: onService({ responses: { [read]: wrongShape } }),
  play: async () => {
    await expect(await page.findByText(t('errors.fallback'))).toBeVisible();
  },
};

export const SmallScreen: Story = {
  ...Sessions,
  play: async () => void (await endButton(phoneDevice)),
  globals: phone,
};
export const SmallScreenAsking: Story = { ...Asking, globals: phone };
