import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { reference } from '#fields/reference/reference.ts';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planetDataSet } from '#runtime/testing/planet-records.ts';
import { adaptedPlanets } from '#runtime/testing/planets.ts';
import { json, noRecords } from '#runtime/testing/responses.ts';
import { calls, type ServiceParameters } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const adapt = 'PUT /admin/planets/{id}/climate';
const contact = reference({ to: 'users', by: 'name', required: true, filters: { role: ['admin'] } });
/** Planets with a command that asks for an administrator. */
const planets: Resource = {
  ...adaptedPlanets,
  commands: { adapt: { call: { method: 'PUT', path: '/admin/planets/{id}/climate' }, asks: { contact } } },
};
const { records } = planetDataSet(2);
const onAsking = (responses: ServiceParameters['responses'] = {}) =>
  onService({
    dataSets: [{ resource: planets, records }],
    responses: { 'GET /admin/planets/{id}/moons': noRecords, ...responses },
  });

const meta = {
  title: 'Patterns/Command records',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onAsking(),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the question of the command, and its picker. */
async function openPicker(userEvent: UserEventObject) {
  await userEvent.click(await page.findByRole('button', { name: 'Adapter Arrakis' }));
  const dialog = within(
    await page.findByRole('alertdialog', { name: t('questions.title', { action: 'Adapter' }) }),
  );
  await atRest();
  const picker = dialog.getByRole('combobox', { name: /Responsable/ });
  await userEvent.click(picker);
  const options = await page.findAllByRole('option');
  return { dialog, picker, options };
}

/** The question offers the records that the field of the command is limited to. */
export const Limited: Story = {
  play: async ({ userEvent }) => {
    const { dialog } = await openPicker(userEvent);
    await expect(page.queryByRole('option', { name: 'Thomas Haddad' })).not.toBeInTheDocument();
    await expect(calls('GET /admin/users').map(({ query }) => query.get('role'))).toEqual(['admin']);
    await userEvent.click(page.getByRole('option', { name: 'Hugo Roussel' }));
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Adapter' }));
    await toast('Climat changé.');
    await expect(calls(adapt).map(({ body }) => body)).toEqual(['{"contact":105}']);
  },
};

/** The service refuses a record that it does not offer any more, at the field. */
export const Refused: Story = {
  parameters: onAsking({
    'GET /admin/users': json({ data: { items: [{ id: 101, name: 'Thomas Haddad' }], total: 1 } }),
  }),
  play: async ({ userEvent }) => {
    const { dialog, picker, options } = await openPicker(userEvent);
    await userEvent.click(options[0] ?? picker);
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Adapter' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /Responsable/ })).toHaveAccessibleDescription(
        expect.stringContaining(t('server.notOffered', { name: 'Thomas Haddad' })),
      ),
    );
    await atRest();
  },
};
