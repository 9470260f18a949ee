import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { input } from './colour.input.tsx';
import { colour } from './colour.ts';
import { views } from './colour.views.tsx';

const field = colour({ required: true });

const meta = {
  title: 'Fields/Values and states/Colour',
  args: { onDraft: fn() },
  render: ({ onDraft }) => <Entered input={input} field={field} label="Teinte" draft="" onDraft={onDraft} />,
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Teinte" draft={draft} {...more} />;
};

export const Usual: Story = { render: () => <Shown views={views} field={field} value="#1a73e8" /> };
/** The colours of both backgrounds have an edge. */
export const Extreme: Story = {
  render: () => <ShownEach views={views} field={field} values={['#ffffff', '#000000', '#FF8800']} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw="bleu" /> };

export const InputEmpty: Story = {};
export const InputTyped: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Teinte' });
    await userEvent.type(box, '1A73E8');
    await expect(args.onDraft).toHaveBeenLastCalledWith('#1a73e8');
    await userEvent.tab();
    await expect(box).toHaveValue('#1a73e8');
    await expect(canvas.getByLabelText(/^Choisir une couleur/)).toHaveValue('#1a73e8');
  },
};
export const InputFilled: Story = { render: entered('#1a73e8') };
export const InputLong: Story = { render: entered('bleu comme le ciel au-dessus de la mer') };
export const InputInvalid: Story = {
  render: entered('bleu', { error: 'Veuillez saisir une couleur comme #1a73e8' }),
};
export const InputDisabled: Story = { render: entered('#1a73e8', { disabled: true }) };
