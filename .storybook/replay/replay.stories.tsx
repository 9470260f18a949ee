import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { Replay } from './replay.tsx';
import { exampleRecording } from './story-recording.ts';

const recording = exampleRecording();

const meta = {
  title: 'Tools/Replay',
  component: Replay,
  tags: ['!autodocs'],
  parameters: onService(),
} satisfies Meta<typeof Replay>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await page.findByRole('complementary', { name: 'Recording' }));
const heading = (name: string) => page.findByRole('heading', { level: 1, name });
const chooseStep = async (userEvent: UserEventObject, name: RegExp) =>
  userEvent.click(await (await panel()).findByRole('option', { name }));

/** Choose the file here that “Expliquer cet écran” has saved. */
export const File: Story = {
  play: async ({ userEvent }) => {
    const input = await page.findByLabelText('Recording');
    await userEvent.upload(input, new globalThis.File(['{}'], 'other.json', { type: 'application/json' }));
    await page.findByText(/^This file is not a recording/);
    await userEvent.upload(
      input,
      new globalThis.File([recording], 'steps.json', { type: 'application/json' }),
    );
    // The calls before the first screen belong to it.
    await (await panel()).findByRole('heading', { name: 'Step 3 of 8' });
    await heading(t('resources.rides.name'));
    await userEvent.click((await panel()).getByRole('button', { name: 'Other file' }));
    await page.findByLabelText('Recording');
  },
};

/** The list of a recording: what was hidden is “…”, what was not is as it was. */
export const Example: Story = {
  args: { text: recording },
  play: async ({ userEvent }) => {
    await heading(t('resources.rides.name'));
    await chooseStep(userEvent, /GET rides\.list: 200$/);
    const shown = await panel();
    await shown.findByText(/reference, name, .*createdAt/);
    await waitFor(() => expect(document.querySelectorAll('[data-row-link]').length).toBeGreaterThan(2));
    for (const link of document.querySelectorAll('[data-row-link]'))
      await expect(link).toHaveTextContent('…');
    await expect(page.getAllByText(t('resources.rides.choices.status.pending')).length).toBeGreaterThan(2);
  },
};
export const SmallScreenExample: Story = { ...Example, globals: phone };

/** The page of a record, under its pseudonym. */
export const RecordPage: Story = {
  args: { text: recording },
  play: async ({ userEvent }) => {
    await chooseStep(userEvent, /Screen \/courses\/id-1$/);
    await heading('…');
    const shown = await panel();
    await userEvent.click(shown.getByRole('button', { name: 'Previous' }));
    await shown.findByText('GET /api/v1/rides/id-1');
    await userEvent.click(shown.getByRole('button', { name: 'Next' }));
    await shown.findByText('/courses/id-1');
    await heading('…');
  },
};

/** A call that failed fails again. */
export const FailedCall: Story = {
  args: { text: recording },
  play: async ({ userEvent }) => {
    await chooseStep(userEvent, /GET options\.list: 503$/);
    await heading(t('resources.options.name'));
    await page.findByRole('button', { name: t('common.retry') });
    await expect((await panel()).getByText(/^503, \d+ ms$/)).toBeVisible();
  },
};
