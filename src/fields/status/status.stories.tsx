import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { status } from './status.ts';
import { views } from './status.views.tsx';

const field = status({ tones: { active: 'success' } });

const meta = { title: 'Fields/Values and states/Status' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={{ status: value }} />;

export const AsItCame: Story = { render: shown('OK') };
export const Unknown: Story = { render: shown('incomplete_expired') };
export const Long: Story = {
  render: shown('paiement en attente de confirmation par la banque de l’utilisateur'),
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => <ShownEach views={views} field={field} values={oddTexts.map((text) => ({ status: text }))} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={{ status: ' ' }} /> };
