import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as userEvents } from 'storybook/test';
import { Entered } from '#fields/story-frames.tsx';
import { noFile } from '#schema/no-file.ts';
import { input } from './upload.input.tsx';
import { upload } from './upload.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7c8cff"/></svg>';
const icon = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
const file = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAJ0lEQVR42mOo6flPEmIYEhrQAAENWAFODXjA8NVAciiREw+DIC0BAFr6SW1Q3mgPAAAAAElFTkSuQmCC';
/** A file that is a picture, so that it can be shown. */
const photo = (name: string) =>
  new File([Uint8Array.from(atob(dot), (byte) => byte.charCodeAt(0))], name, { type: 'image/png' });
const field = upload({
  accept: ['image/png', 'image/jpeg', 'image/webp'],
  maxMegabytes: 5,
  replaces: 'icon',
});

const meta = {
  title: 'Fields/Pictures and files/Upload',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Image" draft={null} onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const removable = upload({ accept: ['image/png'], maxMegabytes: 5, replaces: 'icon', removable: true });

interface InputState {
  error?: string;
  disabled?: boolean;
  record?: Readonly<Record<string, unknown>>;
}
const entered = (draft: File | null, state: InputState = {}) => {
  return () => <Entered input={input} field={field} label="Image" draft={draft} {...state} />;
};

export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Image');
    const chosen = file('restaurants.png');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.upload(box, chosen);
    await expect(args.onDraft).toHaveBeenLastCalledWith(chosen);
    await expect(canvas.getByText('restaurants.png', { ignore: '[role=status]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer : Image' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('Choisir un fichier')).toBeVisible();
  },
};
/** A file that the service would not accept is rejected at once, and the former picture stays. */
export const InputRejected: Story = {
  play: async ({ args, canvas }) => {
    const user = userEvents.setup({ applyAccept: false });
    const box = canvas.getByLabelText('Image');
    await user.upload(box, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce type de fichier n’est pas accepté');
    await user.upload(box, file('grande.png', 5 * 1024 * 1024 + 1));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce fichier dépasse 5 Mo');
    await expect(args.onDraft).not.toHaveBeenCalled();
  },
};
export const InputReplacing: Story = {
  render: entered(null, { record: { icon } }),
  play: async ({ canvasElement, canvas, userEvent }) => {
    const shownAddress = () => canvasElement.querySelector('img')?.getAttribute('src') ?? '';
    await expect(shownAddress()).toMatch(/^data:/);
    // This picture can only be replaced.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.upload(
      canvas.getByLabelText('Image'),
      new File([drawing], 'a.png', { type: 'image/png' }),
    );
    await expect(shownAddress()).not.toMatch(/^data:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer : Image' }));
    await expect(shownAddress()).toMatch(/^data:/);
  },
};
/** By keyboard: the stored picture is removed, brought back, removed again and replaced. */
export const InputRemoving: Story = {
  render: ({ onDraft }) => (
    <Entered input={input} field={removable} label="Image" draft={null} record={{ icon }} onDraft={onDraft} />
  ),
  play: async ({ args, canvasElement, canvas, userEvent }) => {
    const isShown = () => canvasElement.querySelector('img') !== null;
    const press = async (name: string) => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Image')).toHaveFocus();
    };
    await userEvent.tab();
    await press('Retirer : Image');
    await expect(args.onDraft).toHaveBeenLastCalledWith(noFile);
    await expect(canvas.getByLabelText('Image')).toHaveAccessibleDescription('Retrait à l’enregistrement');
    await expect(isShown()).toBe(false);
    await press('Rétablir : Image');
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await expect(isShown()).toBe(true);
    await press('Retirer : Image');
    const chosen = photo('restaurants.png');
    await userEvent.upload(canvas.getByLabelText('Image'), chosen);
    await expect(args.onDraft).toHaveBeenLastCalledWith(chosen);
    // Without the chosen file, the stored picture stays.
    await press('Effacer : Image');
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await expect(isShown()).toBe(true);
  },
};
export const InputRemoved: Story = {
  render: () => <Entered input={input} field={removable} label="Image" draft={noFile} record={{ icon }} />,
};
/** Without a stored picture there is nothing to remove. */
export const InputNothingToRemove: Story = {
  render: () => (
    <Entered input={input} field={removable} label="Image" draft={null} record={{ icon: null }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A picture that may not be shown can be removed. */
export const InputRemovingInvalidPicture: Story = {
  render: () => (
    <Entered
      input={input}
      field={removable}
      label="Image"
      draft={null}
      record={{ icon: { src: 'javascript:alert(1)' } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retirer : Image' })).toBeVisible();
  },
};
/** The address in the record is checked before it is shown. */
export const InputReplacingInvalidPicture: Story = {
  render: entered(null, { record: { icon: { src: 'javascript:alert(1)' } } }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const InputLong: Story = {
  render: entered(photo(`${'façade_principale_'.repeat(8)}.png`)),
};
export const InputFilled: Story = { render: entered(photo('restaurants.png')) };
export const InputInvalid: Story = {
  render: entered(file('restaurants.png'), { error: 'Ce fichier est vide' }),
};
export const InputDisabled: Story = { render: entered(photo('restaurants.png'), { disabled: true }) };
