import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { input } from './moment.input.tsx';
import { moment } from './moment.ts';
import { views } from './moment.views.tsx';

const field = moment({ required: true });

const meta = {
  title: 'Fields/Time and location/Moment',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Début de validité" draft="" onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Début de validité" draft={draft} {...more} />;
};

export const Usual: Story = {
  render: () => <Shown views={views} field={field} value="2026-03-05T13:30:00Z" />,
};
/** The first and the last moment that can be stored. */
export const Extreme: Story = {
  render: () => (
    <ShownEach views={views} field={field} values={['1900-01-01T12:00:00Z', '9999-12-31T12:00:00Z']} />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} raw="2026-03-05" /> };

/** A typed day with a time reaches the form as an instant with the offset of the reader's zone. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Début de validité' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('5/3/26 9h30');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.stringMatching(/^2026-03-05T09:30:00(Z|[+-]\d\d:\d\d)$/),
    );
    await userEvent.tab();
    await expect(box).toHaveValue('05/03/2026 09:30');
  },
};
/** An hour that clocks skip is typed to the end. The box shows the time that is meant when it is left. */
export const InputSkippedHour: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Début de validité' });
    await userEvent.tab();
    await userEvent.keyboard('29/03/2026 2h30');
    await expect(box).toHaveValue('29/03/2026 2h30');
    await expect(args.onDraft).toHaveBeenLastCalledWith('2026-03-29T03:30:00+02:00');
    await userEvent.tab();
    await expect(box).toHaveValue('29/03/2026 03:30');
  },
};
export const InputFilled: Story = { render: entered('2026-03-05T13:30:00Z') };
export const InputLong: Story = { render: entered('mercredi cinq mars deux mille vingt-six à neuf heures') };
export const InputInvalid: Story = {
  render: entered('05/03/2026', { error: 'Veuillez saisir une date et une heure' }),
};
export const InputDisabled: Story = { render: entered('2026-03-05T13:30:00Z', { disabled: true }) };
