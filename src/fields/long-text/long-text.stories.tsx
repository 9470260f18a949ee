import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './long-text.input.tsx';
import { longText } from './long-text.ts';
import { views } from './long-text.views.tsx';

const field = longText({ required: true });
const paragraph =
  'Une adresse au bord de l’eau, ouverte tous les jours, où l’on vient pour la carte et le calme. ';

const meta = { title: 'Fields/Text/LongText' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} />;
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Description" draft={draft} {...more} />;
};

export const Short: Story = { render: shown('Une adresse au bord de l’eau.') };
export const Lines: Story = {
  render: shown('Ouvert :\n- du lundi au jeudi\n- le week-end\n\nFermé en août.'),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('region', { name: 'In a list' });
    await expect(cell).toHaveTextContent('Ouvert : - du lundi au jeudi - le week-end Fermé en août.');
  },
};
export const Long: Story = {
  render: shown(paragraph.repeat(30)),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('region', { name: 'In a list' });
    await expect(cell.getBoundingClientRect().height).toBeLessThan(100);
    await expect(canvas.getAllByTitle(/^Une adresse/)[0]).toHaveAttribute('title', paragraph.repeat(30));
  },
};
/** Where nothing else shows the text, a cell shows all of it, with its line breaks. */
export const Whole: Story = {
  render: () => (
    <Shown
      views={views}
      field={longText({ access: 'readOnly', whole: true })}
      value={`${paragraph.repeat(6)}\nFermé en août.`}
    />
  ),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('region', { name: 'In a list' });
    await expect(cell.getBoundingClientRect().height).toBeGreaterThan(200);
    await expect(within(cell).getByText(/Fermé en août\.$/)).toBeVisible();
  },
};
export const Unbroken: Story = { render: shown('abcdefghij'.repeat(60)) };
export const RightToLeft: Story = { render: shown('مطعم يقدم المأكولات البحرية الطازجة كل يوم. '.repeat(6)) };
export const Emoji: Story = { render: shown('🥘🦞🍷 '.repeat(40)) };

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = { render: () => <ShownEach views={views} field={field} values={oddTexts} /> };
export const Empty: Story = { render: () => <MissingValue field={field} raw=" " /> };

export const InputEmpty: Story = {
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Description' });
    const before = box.getBoundingClientRect().height;
    await userEvent.tab();
    await userEvent.keyboard('un{Enter}deux');
    await userEvent.paste('\ntrois\nquatre\ncinq\nsix');
    await expect(box).toHaveValue('un\ndeux\ntrois\nquatre\ncinq\nsix');
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
  },
};
export const InputFilled: Story = { render: entered(paragraph.repeat(3)) };
/** The box stops growing before it fills the screen. */
export const InputLong: Story = { render: entered(paragraph.repeat(30)) };
export const InputInvalid: Story = { render: entered('', { error: 'Ce champ est requis' }) };
export const InputDisabled: Story = { render: entered(paragraph, { disabled: true }) };
