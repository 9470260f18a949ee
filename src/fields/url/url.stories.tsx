import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './url.input.tsx';
import { url } from './url.ts';
import { views } from './url.views.tsx';

const field = url({ required: true });

const meta = {
  title: 'Fields/Text/Url',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Site web" draft="" onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Site web" draft={draft} {...more} />;
};

/** A link on a page of its own record, in a new tab that gets no reference to this one. */
export const Page: Story = {
  render: () => <Shown views={views} field={field} value="https://exemple.fr/tarifs" />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://exemple.fr/tarifs');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
/** An address that must not be opened is a text. */
export const NotOpened: Story = {
  render: () => <Shown views={views} field={field} value="javascript:alert(1)" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Long: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={[`https://exemple.fr/${'tarifs-de-nuit/'.repeat(12)}`, ...oddTexts]}
    />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} raw=" " /> };

export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Site web' }), 'exemple.fr');
    await expect(args.onDraft).toHaveBeenLastCalledWith('exemple.fr');
  },
};
export const InputFilled: Story = { render: entered('https://exemple.fr/tarifs') };
export const InputLong: Story = { render: entered(`https://exemple.fr/${'tarifs-de-nuit/'.repeat(12)}`) };
export const InputInvalid: Story = {
  render: entered('exemple', { error: 'Veuillez saisir une adresse complète' }),
};
export const InputDisabled: Story = { render: entered('https://exemple.fr/tarifs', { disabled: true }) };
