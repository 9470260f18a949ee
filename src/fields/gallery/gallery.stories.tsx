import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as person } from 'storybook/test';
import { Entered, MissingValue, Shown } from '#fields/story-frames.tsx';
import { Skeletons } from '#kit/skeleton/skeleton.tsx';
import { input } from './gallery.input.tsx';
import { type GalleryDraft, gallery } from './gallery.ts';
import { views } from './gallery.views.tsx';

const field = gallery({ shape: 'object', access: 'readOnly' });
const entered = gallery({ shape: 'object', accept: ['image/png', 'image/jpeg'], maxMegabytes: 5, max: 4 });

const meta = { title: 'Fields/Pictures and files/Gallery' } satisfies Meta;
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
/** What is below the pictures does not move when they arrive, on a wide page either. */
export const AsHighAsSkeleton: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <>
      <div>
        <Skeletons of={views.skeleton} />
      </div>
      <div>
        <views.Detail
          labelOf={() => undefined}
          field={field}
          value={[{ src: picture('#0f766e') }, { src: picture('#b45309') }]}
        />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Photo suivante' })).toBeVisible();
    const [skeleton, picture] = ['.skeleton', '.carousel__frame'].map(
      (part) => canvasElement.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
    );
    await expect(skeleton?.width).toBe(picture?.width);
    await expect(skeleton?.height).toBe(picture?.height);
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

const photo = (name: string, type = 'image/png') => new File(['PNG'], name, { type });
const stored = [{ src: picture('#0f766e'), description: 'La façade' }, { src: picture('#b45309') }];
const onDraft = fn();
const form = (draft: GalleryDraft, state: { error?: string; disabled?: boolean } = {}) => (
  <Entered
    input={input}
    field={entered}
    label="Photos"
    draft={draft}
    record={{ field: stored }}
    onDraft={onDraft}
    {...state}
  />
);

/** Stored pictures and new ones have one order. Files that the service would not accept are refused, each with its reason. */
export const InputFilled: Story = {
  beforeEach: () => void onDraft.mockClear(),
  render: () => form(entered.toDraft(stored)),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = entered.toDraft(stored);
    const box = canvas.getByLabelText('Photos');
    const added = photo('terrasse.png');
    await person
      .setup({ applyAccept: false })
      .upload(box, [added, photo('carte.pdf', 'application/pdf'), photo('bar.png'), photo('cave.png')]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'carte.pdf : Ce type de fichier n’est pas acceptécave.png : 4 photos au maximum',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Monter terrasse.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer La façade' }));
    await expect(onDraft).toHaveBeenLastCalledWith([added, second, expect.any(File)]);
    await expect(canvas.getByText('Photo 2')).toBeVisible();
    await expect(first).not.toBe(second);
  },
};
export const InputEmpty: Story = { render: () => form([]) };
export const InputInvalid: Story = {
  render: () => form([photo('salle.png')], { error: 'Ce champ est requis' }),
};
export const InputDisabled: Story = {
  render: () => form(entered.toDraft(stored), { disabled: true }),
};
export const InputLong: Story = {
  render: () => form([photo(`${'façade_principale_'.repeat(8)}.png`)]),
};
