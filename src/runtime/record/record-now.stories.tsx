import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet } from '#runtime/testing/planet-records.ts';
import { commandedPlanets, versionedPlanets } from '#runtime/testing/planets.ts';
import { errorResponse, json } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import type { StoredRecord } from '#schema/resource.ts';

const list = 'GET /admin/planets';
const one = 'GET /admin/planets/{id}';
const evacuate = 'POST /admin/planets/{id}/evacuate';
const remove = 'DELETE /admin/planets/{id}';
const versioned = { ...commandedPlanets, versioned: true } as const;
const records = [planet(1), planet(2)];

const meta = {
  title: 'Patterns/Open question',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: versioned, path: '/planetes' },
  parameters: onService({ dataSets: [{ resource: versioned, records }] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const evacuation = t('questions.title', { action: 'Évacuer' });

/** Opens a question. Returns its dialog, and a function that reads its record again without waiting for the interval. */
async function ask(userEvent: UserEventObject, name: string, title: string) {
  const intervals = spyOn(globalThis, 'setInterval');
  await userEvent.click(await page.findByRole('button', { name }));
  const dialog = within(await page.findByRole('alertdialog', { name: title }));
  await atRest();
  const readAgain = () => {
    const [read] = intervals.mock.calls.findLast(([, delay]) => delay === 5_000) ?? [];
    if (typeof read !== 'function') throw new Error('The question is not read again.');
    read();
  };
  return { dialog, readAgain };
}

/** Another administrator changes the first planet, or deletes it. */
function changeElsewhere(changes: StoredRecord | undefined) {
  const now = changes && { ...planet(1), ...changes };
  const items = [...(now === undefined ? [] : [now]), planet(2)];
  respond(list, json({ data: { items, total: items.length } }));
  respond(one, now === undefined ? errorResponse(404) : json({ data: now }));
}

/** Sets the clock of the story, which is reset at its end. */
function waitFiveMinutes() {
  globalThis.Date = new Proxy(Date, {
    get: (clock, key) => (key === 'now' ? () => clock.now() + 300_000 : Reflect.get(clock, key)),
  });
}

/** The command is still allowed: the question says that the record has changed, and the row shows how. */
export const Changed: Story = {
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(userEvent, 'Évacuer Arrakis', evacuation);
    await userEvent.type(dialog.getByLabelText(t('form.note')), 'Tempête');
    changeElsewhere({ name: 'Dune' });
    readAgain();
    const notice = await dialog.findByRole('alert');
    await expect(notice).toHaveTextContent(t('form.changedSince'));
    // The question says what has changed, since the row is hidden behind it.
    await expect(within(notice).getByText('Nom : Arrakis → Dune')).toBeVisible();
    await waitFor(() => expect(page.getByText('Dune', { selector: 'tbody *' })).toBeInTheDocument());
    await expect(dialog.getByLabelText(t('form.note'))).toHaveValue('Tempête');
    await expect(dialog.getByLabelText(t('form.note'))).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Évacuer' })).toBeEnabled();
    await atRest();
  },
};

/** The service refuses the version: what was typed stays, the question says what has changed, and can be confirmed again. */
export const ChangedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const { dialog } = await ask(userEvent, 'Évacuer Arrakis', evacuation);
    await userEvent.type(dialog.getByLabelText(t('form.note')), 'Tempête');
    respond(evacuate, (...call) => {
      changeElsewhere({ name: 'Dune' });
      return errorResponse(412, { message: 'La planète a changé.' })(...call);
    });
    const confirm = dialog.getByRole('button', { name: 'Évacuer' });
    await userEvent.click(confirm);
    await toast('La planète a changé.');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nom : Arrakis → Dune');
    await expect(dialog.getByLabelText(t('form.note'))).toHaveValue('Tempête');
    respond(evacuate, json({ message: 'Évacuée.' }));
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await toast('Évacuée.');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(calls(evacuate).map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => '{"note":"Tempête"}'),
    );
    await atRest();
  },
};

/** The command is no longer allowed: the question shows the reason, and the row shows the record as it is now. */
export const Over: Story = {
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(userEvent, 'Évacuer Arrakis', evacuation);
    changeElsewhere({ inhabited: false });
    readAgain();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(asRead(t('form.changedNow')));
    await expect(dialog.getByRole('button', { name: 'Évacuer' })).toBeDisabled();
    await waitFor(() =>
      expect(page.queryByRole('button', { name: 'Évacuer Arrakis', hidden: true })).not.toBeInTheDocument(),
    );
    await expect(calls(evacuate)).toHaveLength(0);
    await atRest();
  },
};

/** A record that is only read with its list. */
export const OverInTheList: Story = {
  args: { resource: commandedPlanets },
  parameters: onService({ dataSets: [{ resource: commandedPlanets, records }] }),
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(userEvent, 'Évacuer Arrakis', evacuation);
    changeElsewhere({ inhabited: false });
    readAgain();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(asRead(t('form.changedNow')));
    await expect(calls(one)).toHaveLength(0);
    await waitFor(() =>
      expect(page.queryByRole('button', { name: 'Évacuer Arrakis', hidden: true })).not.toBeInTheDocument(),
    );
    await atRest();
  },
};

/** Reading the record again has failed, so nothing changes. */
export const Unread: Story = {
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(userEvent, 'Évacuer Arrakis', evacuation);
    respond(one, errorResponse(503));
    readAgain();
    await waitFor(() => expect(calls(one).length).toBeGreaterThan(1));
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Évacuer' })).toBeEnabled();
    await expect(page.getByText('Arrakis', { selector: 'tbody *' })).toBeInTheDocument();
    await atRest();
  },
};

/** Nobody has looked at the page for five minutes: nothing is read, since that would keep the session alive. */
export const Abandoned: Story = {
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(userEvent, 'Évacuer Arrakis', evacuation);
    const before = calls(one).length;
    waitFiveMinutes();
    changeElsewhere({ name: 'Dune' });
    readAgain();
    await atRest();
    await expect(calls(one)).toHaveLength(before);
    await userEvent.hover(dialog.getByRole('button', { name: 'Évacuer' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('form.changedSince'));
  },
};

/** The record to delete was deleted by another: there is nothing left to confirm. */
export const Deleted: Story = {
  args: { resource: versionedPlanets },
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(
      userEvent,
      t('list.remove', { title: 'Arrakis' }),
      t('remove.title'),
    );
    changeElsewhere(undefined);
    readAgain();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(asRead(t('form.changedNow')));
    await expect(dialog.getByRole('button', { name: t('remove.confirm') })).toBeDisabled();
    await waitFor(() => expect(page.queryByText('Arrakis', { selector: 'tbody *' })).not.toBeInTheDocument());
    await expect(calls(remove)).toHaveLength(0);
    await atRest();
  },
};

/** The record may no longer be deleted: the reason is the one that its row gives. */
export const Denied: Story = {
  args: { resource: versionedPlanets },
  play: async ({ userEvent }) => {
    const { dialog, readAgain } = await ask(
      userEvent,
      t('list.remove', { title: 'Arrakis' }),
      t('remove.title'),
    );
    changeElsewhere({ orbit: { status: 'STABLE' } });
    readAgain();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Cette planète a une orbite stable.');
    await expect(dialog.getByRole('button', { name: t('remove.confirm') })).toBeDisabled();
    await atRest();
  },
};

export const SmallScreen: Story = { ...Changed, globals: phone };
