import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown } from '#fields/story-frames.tsx';
import { gallery } from './gallery.ts';
import { views } from './gallery.views.tsx';

const field = gallery();

const meta = { title: 'Fields/Gallery' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><rect width="64" height="40" fill="${colour}"/></svg>`)}`;
const shown =
  (...sources: string[]) =>
  () => <Shown views={views} field={field} value={sources.map((src) => ({ src }))} />;

/** The code of the detail loads after the cell: the story waits for it before its screenshot. */
export const One: Story = {
  render: shown(picture('#0f766e')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo 1 sur 1' })).toBeVisible();
  },
};
export const Several: Story = {
  render: shown(picture('#0f766e'), picture('#b45309'), picture('#4338ca')),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Photo suivante' });
    await expect(next).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Afficher la photo/ })).toHaveLength(3);
  },
};
/** What a picture shows is its text alternative; its number is that of the slide. */
export const Described: Story = {
  render: () => (
    <Shown
      views={views}
      field={field}
      value={[{ src: picture('#0f766e'), description: 'La façade' }, { src: picture('#b45309') }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'La façade' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Photo 2 sur 2', hidden: true })).toBeInTheDocument();
  },
};
/** A grey placeholder in a cell, an icon on a page: never the browser's own symbol for a broken picture. */
export const Broken: Story = {
  render: shown('data:image/png;base64,AAAA'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo indisponible' })).toBeVisible();
  },
};
/** More pictures than their position buttons have space for. */
export const Long: Story = {
  render: shown(...Array.from({ length: 16 }, (_, index) => picture(`hsl(${index * 22} 60% 35%)`))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Afficher la photo/ })).toHaveLength(16);
  },
};
/** A placeholder, not a dash. An address that may not be shown counts as missing. */
export const Empty: Story = {
  render: () => <MissingValue field={field} raw={[{ src: 'javascript:alert(1)' }]} />,
};
