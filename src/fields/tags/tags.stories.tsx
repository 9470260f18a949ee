import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { input } from './tags.input.tsx';
import { tags } from './tags.ts';
import { views } from './tags.views.tsx';

const field = tags({ required: true, max: 3, lowerCase: true });

const meta = {
  title: 'Fields/Text/Tags',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Mots-clés" draft={[]} onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string[], more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Mots-clés" draft={draft} {...more} />;
};

/** Two are shown in a list, and the others are counted. */
export const Many: Story = {
  render: () => <Shown views={views} field={field} value={['bio', 'sans gluten', 'fait maison']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1')).toBeVisible();
  },
};
export const Long: Story = {
  render: () => <ShownEach views={views} field={field} values={[oddTexts, oddTexts.slice(4)]} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={[' ']} /> };

/** A tag is shown as it is sent, and once. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mots-clés' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mots-clés' }));
    await userEvent.keyboard('Bio{Enter}local{Enter}BIO{Enter}');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(['bio', 'local']));
    await userEvent.click(
      await canvas.findByRole('button', { name: t('fields.tags.remove', { tag: 'bio' }) }),
    );
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(['local']));
  },
};
export const InputFilled: Story = { render: entered(['bio', 'sans gluten']) };
export const InputLong: Story = { render: entered([...oddTexts]) };
export const InputInvalid: Story = {
  render: entered(['bio', 'local', 'végan', 'sec'], { error: t('validation.tooMany', { max: 3 }) }),
};
export const InputDisabled: Story = { render: entered(['bio'], { disabled: true }) };
