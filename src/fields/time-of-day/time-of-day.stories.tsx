import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { input } from './time-of-day.input.tsx';
import { timeOfDay } from './time-of-day.ts';
import { views } from './time-of-day.views.tsx';

const field = timeOfDay({ required: true });

const meta = {
  title: 'Fields/Time and location/TimeOfDay',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Ouverture" draft="" onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Ouverture" draft={draft} {...more} />;
};

export const Usual: Story = { render: () => <Shown views={views} field={field} value="09:30" /> };
/** The first and the last time of a day, and one with seconds. */
export const Extreme: Story = {
  render: () => <ShownEach views={views} field={field} values={['00:00', '23:59', '12:34:56']} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw="24:00" /> };

export const InputEmpty: Story = {};
export const InputTyped: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Ouverture' });
    await userEvent.keyboard('9h30');
    await expect(args.onDraft).toHaveBeenLastCalledWith('09:30');
    await userEvent.tab();
    await expect(box).toHaveValue('09:30');
  },
};
export const InputFilled: Story = { render: entered('09:30') };
export const InputLong: Story = { render: entered('neuf heures et demie du matin') };
export const InputInvalid: Story = {
  render: entered('24:00', { error: 'Veuillez saisir une heure au format hh:mm' }),
};
export const InputDisabled: Story = { render: entered('09:30', { disabled: true }) };
