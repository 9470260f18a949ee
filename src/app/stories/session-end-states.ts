import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Handler } from '#runtime/testing/service.ts';
import { atRest, page } from '#runtime/testing/story.ts';

/* What the stories of a session's end share. */

/** The calls that these stories are about. */
export const read = 'GET /users/me/sessions';
export const account = 'GET /users/me';
const start = Date.parse('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();

/** Returns the response with the current session, which ends after some seconds. The server may record a use 30 s late. */
export const endingIn =
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

/** Returns the title of the question whether to stay. */
const title = (count: number) => t('sessionEnd.title', { count });

/** Waits for the question, whose code loads when the page is idle. */
export async function question(name = title(2)) {
  const found = within(await page.findByRole('alertdialog', { name }, { timeout: 20_000 }));
  await atRest();
  return found;
}

/** A session that is over. */
export const over = endingIn({ idle: -5 });

/** Types into the page, and waits for the end of the session. Returns what was typed into, and the question. */
export async function typeUntilOver(userEvent: UserEventObject) {
  const box = await page.findByLabelText(t('pages.settings.password.fields.currentPassword'));
  await userEvent.type(box, 'à moitié');
  const asked = await question(t('auth.expired'));
  const password = await asked.findByLabelText(t('sessionEnd.password', { email: 'admin@example.com' }));
  await atRest();
  return { box, asked, password };
}

/** Waits until no question is open. */
export const noDialog = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
