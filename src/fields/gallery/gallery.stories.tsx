import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shown } from '#fields/story-frames.tsx';
import { Card } from '#kit/card/card.tsx';
import { gallery } from './gallery.ts';
import { views } from './gallery.views.tsx';

const field = gallery();

const meta = { title: 'Fields/Gallery' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><rect width="64" height="40" fill="${colour}"/></svg>`)}`;
const shown =
  (...sources: string[]) =>
  () => <Shown views={views} field={field} value={sources.map((src) => ({ src }))} />;

export const One: Story = { render: shown(drawn('#0f766e')) };
export const Several: Story = {
  render: shown(drawn('#0f766e'), drawn('#b45309'), drawn('#4338ca')),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Photo suivante' });
    await expect(next).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Afficher la photo/ })).toHaveLength(3);
  },
};
/** The grey placeholder in a cell, a drawing on a page: never the browser's own sign. */
export const Broken: Story = { render: shown('data:image/png;base64,AAAA') };
/** What stands in a cell for a place without a picture. */
export const None: Story = {
  render: () => (
    <Card width="narrow" aria-label="Cell">
      {views.Missing?.({ field, word: () => undefined })}
    </Card>
  ),
};
