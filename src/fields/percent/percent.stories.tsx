import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { formatPercent } from '#lib/numbers/numbers.ts';
import { input } from './percent.input.tsx';
import { percent } from './percent.ts';
import { views } from './percent.views.tsx';

const field = percent({});

const discount = percent({ required: true, max: 1 });

const meta = {
  title: 'Fields/Numbers/Percent',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={discount} label="Remise" draft="" onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: number | string) => () => <Shown views={views} field={field} value={value} />;

export const Whole: Story = { render: shown(0.2) };
export const Decimals: Story = { render: shown('0.055') };
export const Zero: Story = { render: shown(0) };
/** More than the whole, less than zero, and a very small share. */
export const Extreme: Story = {
  render: () => <ShownEach views={views} field={field} values={[-0.1, 1.5, 1234.5678, 0.00001]} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} /> };

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={discount} label="Remise" draft={draft} {...more} />;
};
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remise' }), '12,5');
    await expect(args.onDraft).toHaveBeenLastCalledWith('12,5');
    await expect(canvas.getByText('%')).toBeVisible();
  },
};
/** What is typed moves the thumb, also between two steps; the thumb writes what it stops at. */
export const InputSlider: Story = {
  render: ({ onDraft }) => (
    <Entered
      input={input}
      field={percent({ slider: { min: 0, max: 0.3, step: 0.05 } })}
      label="Remise"
      draft=""
      onDraft={onDraft}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const thumb = await canvas.findByRole('slider', { name: 'Remise (curseur)' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remise' }), '12');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', formatPercent(0.12)));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith('15'));
  },
};
export const InputFilled: Story = { render: entered('20') };
export const InputLong: Story = { render: entered('999999999999,99') };
export const InputInvalid: Story = { render: entered('vingt', { error: 'Veuillez saisir un nombre en %' }) };
export const InputDisabled: Story = { render: entered('20', { disabled: true }) };
