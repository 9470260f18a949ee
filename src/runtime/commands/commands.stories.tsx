import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet } from '#runtime/testing/planet-records.ts';
import { adaptedPlanets, commandedPlanets } from '#runtime/testing/planets.ts';
import { errorResponse, json, noRecords } from '#runtime/testing/responses.ts';
import { calls, type Handler, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const list = 'GET /admin/planets';
const one = 'GET /admin/planets/{id}';
const moons = 'GET /admin/planets/{id}/moons';
const evacuate = 'POST /admin/planets/{id}/evacuate';

/** Makes the service respond as it does after the command: the planet is no longer inhabited. */
function showEvacuated(): void {
  const empty = { ...planet(1), inhabited: false };
  respond(list, json({ data: { items: [empty, planet(2)], total: 2 } }));
  respond(one, json({ data: empty }));
}

const evacuated: Handler = () => {
  showEvacuated();
  return Response.json({});
};

const meta = {
  title: 'Patterns/Command',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: commandedPlanets, path: '/planetes' },
  parameters: onPlanets(2, { responses: { [evacuate]: evacuated, [moons]: noRecords } }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionButton = (name: string | RegExp) => page.findByRole('button', { name });

async function openConfirmation(userEvent: UserEventObject, name: string, action = 'Évacuer') {
  await userEvent.click(await actionButton(name));
  const dialog = await page.findByRole('alertdialog', { name: t('questions.title', { action }) });
  await atRest();
  return within(dialog);
}
const confirm = async (userEvent: UserEventObject, dialog: Awaited<ReturnType<typeof openConfirmation>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Évacuer' }));
const closed = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());

/** The button in a row has the title of the record in its name. A record that does not allow the command has no button. */
export const Offered: Story = {
  play: async () => {
    await actionButton('Évacuer Arrakis');
    await expect(page.getAllByRole('button', { name: /^Évacuer/ })).toHaveLength(1);
  },
};

export const Confirming: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    await expect(dialog.getByText('Cette planète sera évacuée.')).toBeVisible();
    await expect(dialog.getByLabelText(t('form.note'))).toHaveValue('');
  },
};

/** The question shows the record, what follows, and that nothing undoes it. */
export const Named: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      new RegExp(`^Cette planète sera évacuée. Arrakis .*relais1@.* ${t('questions.final')}$`),
    );
    await expect(dialog.getByText('relais1@', { exact: false })).toBeVisible();
    await expect(dialog.getByText('Le relais reste allumé.')).toBeVisible();
    await expect(dialog.getByText(t('questions.final'))).toBeVisible();
  },
};

/** The button has disappeared: the focus moves to the next row. */
export const Done: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    await userEvent.type(dialog.getByLabelText(t('form.note')), ' Tempête. ');
    await confirm(userEvent, dialog);
    await toast('Planète évacuée.');
    await closed();
    await expect(calls(evacuate).map(({ path, body }) => [path, body])).toEqual([
      ['/admin/planets/1/evacuate', '{"note":"Tempête."}'],
    ]);
    await waitFor(() => expect(page.queryByRole('button', { name: /^Évacuer/ })).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole('link', { name: 'Hoth' })).toHaveFocus());
    await atRest();
  },
};

/** An error of the note is shown at the note, which keeps its text, without a toast. */
export const NoteError: Story = {
  parameters: onPlanets(2, {
    responses: {
      [evacuate]: errorResponse(422, { errors: { note: ['Dites pourquoi.', 'Plus longuement.'] } }),
    },
  }),
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    const note = dialog.getByLabelText(t('form.note'));
    await userEvent.type(note, '...');
    await confirm(userEvent, dialog);
    await waitFor(() => expect(note).toHaveAccessibleDescription(/^Dites pourquoi\.\sPlus longuement\./));
    await expect(note).toHaveValue('...');
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
};

export const Rejected: Story = {
  parameters: onPlanets(2, { responses: { [evacuate]: errorResponse(400, { message: 'Impossible.' }) } }),
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    await confirm(userEvent, dialog);
    await toast('Impossible.');
    await expect(dialog.getByLabelText(t('form.note'))).not.toBeInvalid();
  },
};

/** Somebody else was faster: the question closes with the reason, and the row shows the record as it is now. */
export const DecidedElsewhere: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    respond(evacuate, () => {
      showEvacuated();
      return Response.json({ message: 'Trop tard.' }, { status: 409 });
    });
    await confirm(userEvent, dialog);
    await toast('Trop tard.');
    await closed();
    await waitFor(() => expect(page.queryByRole('button', { name: /^Évacuer/ })).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole('link', { name: 'Hoth' })).toHaveFocus());
    await atRest();
  },
};

export const Pending: Story = {
  play: async ({ userEvent }) => {
    hold(evacuate);
    const dialog = await openConfirmation(userEvent, 'Évacuer Arrakis');
    await confirm(userEvent, dialog);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Évacuer' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** On the page of the record, the record and its related records are read again: both may have changed. */
export const DoneOnRecordPage: Story = {
  args: { path: '/planetes/1' },
  play: async ({ userEvent }) => {
    await actionButton('Évacuer');
    await waitFor(() => expect(calls(moons)).toHaveLength(1));
    const dialog = await openConfirmation(userEvent, 'Évacuer');
    await confirm(userEvent, dialog);
    await toast('Planète évacuée.');
    await closed();
    await waitFor(() => expect(page.queryByRole('button', { name: 'Évacuer' })).not.toBeInTheDocument());
    await expect(calls(one)).toHaveLength(2);
    await waitFor(() => expect(calls(moons)).toHaveLength(2));
    await waitFor(() => expect(page.getByRole('main')).toHaveFocus());
    await atRest();
  },
};

const adapt = 'PUT /admin/planets/{id}/climate';
const asking = onPlanets(2, { responses: { [adapt]: json({ message: 'Climat changé.' }) } });

async function openQuestion(userEvent: UserEventObject) {
  const dialog = await openConfirmation(userEvent, 'Adapter Arrakis', 'Adapter');
  return { dialog, button: dialog.getByRole('button', { name: 'Adapter' }) };
}

/** A command may ask for fields of any kind. Each has the input of its kind. */
export const Asking: Story = {
  args: { resource: adaptedPlanets },
  parameters: asking,
  play: async ({ userEvent }) => {
    const { dialog } = await openQuestion(userEvent);
    await expect(dialog.getByRole('combobox', { name: 'Nouveau climat' })).toBeRequired();
    await expect(dialog.getByLabelText('Responsable')).toBeRequired();
    await expect(dialog.getByLabelText('Motif')).not.toBeRequired();
  },
};

/** Each missing or wrong value has an error at its input before anything is sent. The first of them gets the focus. */
export const AskedInvalid: Story = {
  ...Asking,
  play: async ({ userEvent }) => {
    const { dialog, button } = await openQuestion(userEvent);
    await userEvent.type(dialog.getByLabelText('Responsable'), 'personne');
    await userEvent.click(button);
    const climate = dialog.getByRole('combobox', { name: 'Nouveau climat' });
    await waitFor(() => expect(climate).toHaveFocus());
    await expect(climate).toHaveAccessibleDescription(expect.stringContaining(t('validation.required')));
    const contact = dialog.getByLabelText('Responsable');
    await expect(contact).toHaveAccessibleDescription(expect.stringContaining(t('validation.email')));
    await userEvent.type(contact, '@example.com');
    await waitFor(() => expect(contact).not.toBeInvalid());
    await expect(calls(adapt)).toHaveLength(0);
  },
};

/** The values are sent together with the members of the command's own body. An empty value that is not required is left out. */
export const Asked: Story = {
  ...Asking,
  play: async ({ userEvent }) => {
    const { dialog, button } = await openQuestion(userEvent);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Nouveau climat' }));
    await userEvent.click(await page.findByRole('option', { name: 'Glacé' }));
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(dialog.getByLabelText('Responsable'), 'relais@example.com');
    await userEvent.click(button);
    await toast('Climat changé.');
    await closed();
    await expect(calls(adapt).map(({ body }) => body)).toEqual([
      '{"by":"hand","climate":"frozen","contact":"relais@example.com"}',
    ]);
    await atRest();
  },
};

const refused = { contact: ['Inconnu.'], 'contact.to': ['Trop tard.'], orbit: ['Instable.'] };

/** The service's errors of an asked field and of its parts are shown at its input, any other one in the toast. */
export const AskedRefused: Story = {
  ...Asking,
  parameters: onPlanets(2, { responses: { [adapt]: errorResponse(422, { errors: refused }) } }),
  play: async ({ userEvent }) => {
    const { dialog } = await openQuestion(userEvent);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Nouveau climat' }));
    await userEvent.click(await page.findByRole('option', { name: 'Aride' }));
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    const contact = dialog.getByLabelText('Responsable');
    // Enter in a single line confirms, as in any form.
    await userEvent.type(contact, 'relais@example.com{Enter}');
    await toast('Instable.');
    const both = expect.stringMatching(new RegExp(`Inconnu\\.\\s${t('validation.parts.to')}.+Trop tard\\.`));
    await waitFor(() => expect(contact).toHaveAccessibleDescription(both));
    await expect(contact).toHaveFocus();
    await atRest();
  },
};

export const SmallScreenAsking: Story = { ...Asking, globals: phone };
export const SmallScreenConfirming: Story = { ...Confirming, globals: phone };
