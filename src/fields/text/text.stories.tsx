import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { input } from './text.input.tsx';
import { text } from './text.ts';
import { views } from './text.views.tsx';

const field = text({ required: true });

const meta = { title: 'Fields/Text/Text' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} />;
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Nom(s) et prénom(s)" draft={draft} {...more} />;
};

export const Short: Story = { render: shown('Alice Dubreuil') };
export const Long: Story = {
  render: shown('Restaurants gastronomiques et salles de réception pour événements privés '.repeat(3).trim()),
};
export const Unbroken: Story = { render: shown('Donaudampfschifffahrtselektrizitäten'.repeat(6)) };
export const RightToLeft: Story = { render: shown('مطعم الأندلس للمأكولات البحرية') };
export const Emoji: Story = { render: shown('Chez Zoé 👩🏽‍🍳🥘 — 🇫🇷') };
export const Markup: Story = {
  render: shown('<img src=x onerror=alert(1)> {{name}} $t(common.cancel)'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** An address that needs two lines has its town on the second one. */
export const Address: Story = {
  render: () => (
    <Shown
      views={views}
      field={text({ address: true })}
      value="140 rue du Faubourg-Saint-Antoine, 59800 Lille"
    />
  ),
  play: async ({ canvas }) => {
    const [town] = canvas.getAllByText('59800 Lille');
    await expect(town?.parentElement).toHaveTextContent('140 rue du Faubourg-Saint-Antoine, 59800 Lille');
  },
};

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = { render: () => <ShownEach views={views} field={field} values={oddTexts} /> };
/** Screen readers skip a dash: they read words instead. */
export const Empty: Story = {
  render: () => <MissingValue field={field} raw=" " />,
  play: async ({ canvas }) => {
    const dashes = canvas.getAllByText(t('common.none'));
    await expect(dashes).toHaveLength(2);
    for (const dash of dashes) {
      await expect(dash).toHaveAttribute('aria-hidden', 'true');
      await expect(dash.nextElementSibling).toHaveTextContent(t('common.absent'));
    }
  },
};

export const InputEmpty: Story = {
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Nom(s) et prénom(s)' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Ève');
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste(' Ñandú 🦤');
    await expect(box).toHaveValue('Èv Ñandú 🦤');
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
    await expect(box).toBeRequired();
  },
};
export const InputFilled: Story = { render: entered('Alice Dubreuil') };
/** A long text is not cut while it is typed: an error names the limit. */
export const InputLong: Story = {
  render: entered('Restaurants gastronomiques et salles de réception '.repeat(6), {
    error: '255 caractères au maximum',
  }),
};
export const InputRightToLeft: Story = { render: entered('مطعم الأندلس') };
export const InputInvalid: Story = {
  render: entered('', { error: 'Ce champ est requis' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Ce champ est requis');
  },
};
export const InputDisabled: Story = { render: entered('Alice Dubreuil', { disabled: true }) };
