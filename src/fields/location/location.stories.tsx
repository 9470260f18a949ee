import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { location } from './location.ts';
import { views } from './location.views.tsx';

const field = location({});

const meta = { title: 'Fields/Time and location/Location' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (address: string) => () => <Shown views={views} field={field} value={{ address }} />;

export const Short: Story = { render: shown('Gare de Lyon, Paris') };
/** In a table and on a page the two ends of a route differ, also for assistive technology. */
export const Start: Story = {
  render: () => (
    <Shown views={views} field={location({ mark: 'start' })} value={{ address: 'Gare de Lyon, Paris' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Départ : Gare de Lyon, Paris')).toHaveLength(2);
  },
};
export const End: Story = {
  render: () => (
    <Shown views={views} field={location({ mark: 'end' })} value={{ address: 'Gare du Nord, Paris' }} />
  ),
};
export const Long: Story = {
  render: shown(
    'Bâtiment C, résidence des Jardins, 1247 avenue du Maréchal-de-Lattre-de-Tassigny, 69006 Lyon',
  ),
};
export const Unbroken: Story = { render: shown('Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3)) };
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => <ShownEach views={views} field={field} values={oddTexts.map((address) => ({ address }))} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={{ address: ' ' }} /> };
