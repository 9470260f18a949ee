import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { change, input, onPlanetForm, planetForm, submit, update } from '#runtime/testing/planet-merge.ts';
import { planet } from '#runtime/testing/planet-records.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, toast } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Merge',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: planetForm,
  parameters: onPlanetForm(),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The record is changed again during the merge. The toast says that changes are taken over, whichever merge it was. */
export const MergedTwice: Story = {
  play: async ({ userEvent }) => {
    await change(userEvent, 'Nom', 'Hoth VI');
    // The first change is of a field that the form does not have.
    const changes = [{ climate: 'mild' }, { climate: 'mild', contact: 'base@example.com' }];
    respond(update, (_, usual) => {
      const next = changes.shift();
      return next === undefined
        ? usual()
        : Response.json({ data: { ...planet(2), ...next } }, { status: 412 });
    });
    await userEvent.click(submit());
    await toast(new RegExp(t('merge.done')));
    await expect(calls(update)).toHaveLength(3);
    const sent = calls(update).at(-1)?.body;
    await expect(sent instanceof FormData && sent.get('contact')).toBe('base@example.com');
    await atRest();
  },
};

/** If the service reports a conflict for every version, the form stops after some attempts. What was typed stays. */
export const ChangedEachTime: Story = {
  parameters: onPlanetForm({
    [update]: errorResponse(412, { data: { ...planet(2), contact: 'base@example.com' } }),
  }),
  play: async ({ userEvent }) => {
    await change(userEvent, 'Nom', 'Hoth VI');
    await userEvent.click(submit());
    await toast(t('errors.fallback'));
    await expect(calls(update)).toHaveLength(4);
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy', 'true'));
    await atRest();
  },
};
