import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { input } from './money.input.tsx';
import { money } from './money.ts';
import { views } from './money.views.tsx';

const field = money({ required: true, min: 0 });

const meta = {
  title: 'Fields/Numbers/Money',
  args: { onDraft: fn() },
  render: ({ onDraft }) => <Entered input={input} field={field} label="Prix" draft="" onDraft={onDraft} />,
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: number | string) => () => <Shown views={views} field={field} value={value} />;
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Prix" draft={draft} {...more} />;
};

export const Amount: Story = { render: shown(1234.5) };
export const Text: Story = {
  render: shown('12.50'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12,50 €')).toHaveLength(2);
  },
};
export const Zero: Story = { render: shown(0) };
export const Negative: Story = { render: shown(-45.1) };
export const Large: Story = { render: shown(1234567890.12) };
/** Returns the text of each rendered line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const range = document.createRange();
  for (const node of element.childNodes) {
    for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()].map((line) => line.replaceAll('\u202f', ''));
}

/** If it is longer than its column, it wraps only between its thousands. */
export const Cramped: Story = {
  render: () => (
    <Grid columns="3">
      <Grid columns="3">
        <Grid columns="3">
          <views.Cell field={field} value={9999999999.99} labelOf={() => undefined} />
        </Grid>
      </Grid>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/99,99/);
    await expect(linesOf(amount)).toEqual(['9', '999', '999', '999,99\u00a0€']);
    await expect(amount.textContent).toBe('9\u202f999\u202f999\u202f999,99\u00a0€');
  },
};

/** The largest amount that the service can store, the same below zero, and a very small one. */
export const Extreme: Story = {
  render: () => (
    <ShownEach views={views} field={field} values={[9_999_999_999.99, -9_999_999_999.99, 0.001, -0.01]} />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} /> };

/** The typed text stays while it has focus. After that it is formatted. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Prix' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('1 234,5');
    await expect(box).toHaveValue('1 234,5');
    await expect(box).toBeRequired();
    await userEvent.tab();
    await expect(box).toHaveValue('1\u202f234,50');
    await expect(args.onDraft).toHaveBeenLastCalledWith('1 234,5');
    await userEvent.click(box);
    await expect(box).toHaveValue('1\u202f234,50');
    await userEvent.keyboard('{End}{Backspace}{Backspace}7');
    await expect(box).toHaveValue('1\u202f234,7');
    await userEvent.tab();
    await expect(box).toHaveValue('1\u202f234,70');
  },
};
/** An amount is pasted as it was copied. What was understood is shown when it loses focus. */
export const InputPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Prix' });
    for (const [copied, understood] of [
      ['12,50\u00a0€', '12,50'],
      ['1\u202f234,50\u00a0€', '1\u202f234,50'],
      ['EUR 12.50', '12,50'],
      ['1,234.50', '1\u202f234,50'],
      ['12 $', '12 $'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.paste(copied);
      await expect(box).toHaveValue(copied);
      await userEvent.tab();
      await expect(box).toHaveValue(understood);
    }
  },
};
export const InputFilled: Story = {
  render: entered('12,5'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('12,50');
  },
};
export const InputSigned: Story = {
  render: () => <Entered input={input} field={money({})} label="Solde" draft="-12,5" />,
};
export const InputLong: Story = { render: entered('9999999999,99') };
export const InputInvalid: Story = {
  render: entered('douze', { error: 'Veuillez saisir un nombre en €' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('€ Veuillez saisir un nombre en €');
  },
};
export const InputDisabled: Story = { render: entered('12,5', { disabled: true }) };
