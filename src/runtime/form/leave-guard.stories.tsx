import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { scopeOf } from '#runtime/testing/left-drafts.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  change,
  input,
  onPlanetForm,
  planetForm,
  saveElsewhere,
  submit,
  update,
} from '#runtime/testing/planet-merge.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, page, toast } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Leaving a form',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: planetForm,
  parameters: onPlanetForm(),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function question(name: string) {
  const dialog = within(await page.findByRole('alertdialog', { name }));
  await atRest();
  return dialog;
}
const noQuestion = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());

/** Sends a change of the name, and leaves by a link before the response. Returns the question, and what sends the response. */
async function leaveWhileSending(userEvent: UserEventObject, refusal?: Response) {
  const response = Promise.withResolvers<void>();
  respond(update, async (_, usual) => {
    await response.promise;
    return refusal ?? usual();
  });
  await change(userEvent, 'Nom', 'Hoth VI');
  await userEvent.click(submit());
  await waitFor(() => expect(calls(update)).toHaveLength(1));
  await userEvent.click(page.getByRole('link', { name: 'Ailleurs' }));
  return { asked: await question(t('form.sendingTitle')), answer: () => response.resolve() };
}
const refused = () => Response.json({ message: 'Trop de planètes.' }, { status: 409 });

/** The changes are on their way: the question says so, and the response closes it. */
export const SavedWhileAsking: Story = {
  play: async ({ userEvent }) => {
    const { asked, answer } = await leaveWhileSending(userEvent);
    await expect(asked.getByText(t('form.sendingText'))).toBeVisible();
    answer();
    await toast('Planète modifiée.');
    await noQuestion();
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
  },
};

/** So it is if another administrator has changed other fields meanwhile, and both changes are sent together. */
export const MergedWhileAsking: Story = {
  play: async ({ userEvent }) => {
    await input('Nom');
    await saveElsewhere({ contact: 'base@example.com' });
    const response = Promise.withResolvers<void>();
    respond(update, async (_, usual) => {
      if (calls(update).length > 2) await response.promise;
      return usual();
    });
    await change(userEvent, 'Nom', 'Hoth VI');
    await userEvent.click(submit());
    await waitFor(() => expect(calls(update)).toHaveLength(3));
    await userEvent.click(page.getByRole('link', { name: 'Ailleurs' }));
    await question(t('form.sendingTitle'));
    response.resolve();
    await toast(`Planète modifiée. ${t('merge.done')}`);
    await noQuestion();
  },
};

/** If the service refuses, leaving would lose the changes: the question is the usual one. */
export const RefusedWhileAsking: Story = {
  play: async ({ userEvent }) => {
    const { answer } = await leaveWhileSending(userEvent, refused());
    answer();
    const asked = await question(t('form.leaveTitle'));
    await expect(asked.getByText(t('form.leaveText'))).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: t('form.stay') }));
    await noQuestion();
    await expect(await input('Nom')).toHaveValue('Hoth VI');
  },
};

/** The page may be left before the response. A message says that the service has refused, and the changes are kept. */
export const RefusedAfterLeaving: Story = {
  beforeEach: async () => void (await session.checkSession()),
  play: async ({ userEvent }) => {
    const { asked, answer } = await leaveWhileSending(userEvent, refused());
    await userEvent.click(asked.getByRole('button', { name: t('form.leave') }));
    await page.findByRole('heading', { name: 'Ailleurs' });
    answer();
    await toast('Trop de planètes.');
    const kept = drafts.read(scopeOf('2'));
    await expect(kept.map(({ draft }) => draft.values)).toEqual([{ name: 'Hoth VI' }]);
  },
};
