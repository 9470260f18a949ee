import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  change,
  input,
  onPlanetForm,
  planetForm,
  planetPath,
  saveElsewhere,
  submit,
  update,
} from '#runtime/testing/planet-merge.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, page, phone, toast } from '#runtime/testing/story.ts';

const one = 'GET /admin/planets/{id}';

const meta = {
  title: 'Patterns/Merge',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: planetForm,
  parameters: onPlanetForm(),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function conflict(userEvent: UserEventObject) {
  await change(userEvent, 'Nom', 'Hoth VI');
  await change(userEvent, 'Description', 'Une planète de glace, loin de tout.');
  await saveElsewhere({
    name: 'Hoth la blanche',
    description: 'La base des rebelles.',
    contact: 'base@example.com',
  });
  await userEvent.click(submit());
  const dialog = within(await page.findByRole('dialog', { name: t('merge.title') }));
  await atRest();
  return dialog;
}

export const Undecided: Story = {
  play: async ({ userEvent }) => {
    const dialog = await conflict(userEvent);
    const name = within(dialog.getByRole('radiogroup', { name: 'Nom' }));
    await expect(name.getByText('Hoth')).toBeVisible();
    await expect(name.getByText('Hoth VI')).toBeVisible();
    await expect(name.getByText('Hoth la blanche')).toBeVisible();
    // What only the other one has changed is taken over by itself.
    await expect(dialog.getByText('base@example.com')).toBeVisible();
    await expect(dialog.getByText('relais2@example.com')).toBeVisible();
    // The focus is on the first decision, which is still open.
    await waitFor(() => expect(name.getAllByRole('radio')[0]).toHaveFocus());
    await expect(name.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

/** Only other fields were changed elsewhere: both changes are saved without a question, and the toast says so. */
export const MergedByItself: Story = {
  play: async ({ userEvent }) => {
    await change(userEvent, 'Nom', 'Hoth VI');
    await saveElsewhere({ contact: 'base@example.com' });
    await userEvent.click(submit());
    await toast(new RegExp(t('merge.done')));
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    const sent = calls(update).at(-1)?.body;
    await expect(sent instanceof FormData && [sent.get('name'), sent.get('contact')]).toEqual([
      'Hoth VI',
      'base@example.com',
    ]);
    await atRest();
  },
};

/** A conflict without a decision gets the focus and its message. */
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    const dialog = await conflict(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: t('merge.save') }));
    const group = dialog.getByRole('radiogroup', { name: 'Nom' });
    // The message, then the value before.
    await expect(group).toHaveAccessibleDescription(new RegExp(`^${t('merge.choose')} .*Hoth$`));
    await waitFor(() => expect(group).toHaveFocus());
    await expect(calls(update)).toHaveLength(2);
  },
};

/** By keyboard: one decision for each conflict, then the merged record is saved over the version that was seen. */
export const Decided: Story = {
  play: async ({ userEvent }) => {
    const dialog = await conflict(userEvent);
    within(dialog.getByRole('radiogroup', { name: 'Nom' }))
      .getAllByRole('radio')[0]
      ?.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.click(dialog.getByRole('button', { name: t('merge.save') }));
    await toast('Planète modifiée.');
    const sent = calls(update).at(-1);
    const body = sent?.body;
    await expect(body instanceof FormData && Object.fromEntries(body)).toMatchObject({
      name: 'Hoth VI',
      description: 'La base des rebelles.',
      contact: 'base@example.com',
    });
    await atRest();
  },
};

/** Going back to the form loses nothing that was typed, and the next attempt asks again. */
export const BackToTheForm: Story = {
  play: async ({ userEvent }) => {
    const dialog = await conflict(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: t('merge.back') }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await expect(await input('Description')).toHaveValue('Une planète de glace, loin de tout.');
    await userEvent.click(submit());
    await page.findByRole('dialog', { name: t('merge.title') });
    await expect(calls(one)).toHaveLength(1);
    await atRest();
  },
};

/** The picture was removed in the form and replaced elsewhere: one side has the dash, the other the picture. */
export const PictureRemoved: Story = {
  play: async ({ userEvent }) => {
    const photo = await input('Photo');
    await userEvent.click(page.getByRole('button', { name: t('fields.upload.remove', { field: 'Photo' }) }));
    await expect(photo).toHaveAccessibleDescription(t('fields.upload.removed'));
    await saveElsewhere({ photo: new File(['x'], 'x.png', { type: 'image/png' }) });
    await userEvent.click(submit());
    const dialog = within(await page.findByRole('dialog', { name: t('merge.title') }));
    await atRest();
    const choice = dialog.getByRole('radiogroup', { name: 'Photo' });
    await expect(within(choice).getByText(t('common.none'))).toBeVisible();
    await expect(choice.querySelectorAll('img')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('radio', { name: t('merge.mine') }));
    await userEvent.click(dialog.getByRole('button', { name: t('merge.save') }));
    await toast('Planète modifiée.');
    const body = calls(update).at(-1)?.body;
    await expect(body instanceof FormData && body.getAll('photo')).toEqual(['']);
    await atRest();
  },
};

/** The response to a save was lost: the next attempt finds its own change, and there is nothing to ask. */
export const OwnLostResponse: Story = {
  play: async ({ userEvent }) => {
    await change(userEvent, 'Nom', 'Hoth VI');
    await saveElsewhere({ name: 'Hoth VI' });
    await userEvent.click(submit());
    await toast('Planète modifiée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await expect(calls(update)).toHaveLength(2);
  },
};

/** A form in a dialog: its merge opens above it, and both close once it is saved. */
export const InADialog: Story = {
  args: { path: '/registre' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('list.edit', { title: 'Hoth' }) }));
    await page.findByRole('dialog', { name: 'Modifier la planète' });
    const dialog = await conflict(userEvent);
    for (const radio of dialog.getAllByRole('radio', { name: t('merge.mine') })) await userEvent.click(radio);
    await userEvent.click(dialog.getByRole('button', { name: t('merge.save') }));
    await toast('Planète modifiée.');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await page.findByRole('button', { name: t('list.edit', { title: 'Hoth VI' }) });
    await expect(calls(update)).toHaveLength(3);
    await atRest();
  },
};

/** Closing the merge of a dialog leads back to its form, which is still open and has lost nothing. */
export const BackToTheDialog: Story = {
  args: { path: '/registre' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('list.edit', { title: 'Hoth' }) }));
    await page.findByRole('dialog', { name: 'Modifier la planète' });
    const dialog = await conflict(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: t('merge.back') }));
    await waitFor(() =>
      expect(page.queryByRole('dialog', { name: t('merge.title') })).not.toBeInTheDocument(),
    );
    await expect(page.getByRole('dialog', { name: 'Modifier la planète' })).toBeVisible();
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await atRest();
  },
};

/** The planet was deleted elsewhere: the form says so, and keeps what was typed. */
export const DeletedElsewhere: Story = {
  play: async ({ userEvent }) => {
    await change(userEvent, 'Nom', 'Hoth VI');
    await fetch(planetPath, { method: 'DELETE' });
    await userEvent.click(submit());
    await toast(t('server.notFound'));
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await expect(currentHref()).toBe('/planetes/2');
    await atRest();
  },
};

export const SmallScreen: Story = { ...Undecided, globals: phone };
