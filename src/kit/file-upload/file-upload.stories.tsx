import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { expectErrorInFocus } from '#kit/story-edges.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7c8cff"/></svg>';
const file = new File([drawing], 'restaurants.svg', { type: 'image/svg+xml' });
const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** What a user can do with the current picture. */
const removal = {
  isRemoved: false,
  onChange: fn(),
  labels: { remove: 'Retirer', restore: 'Rétablir', removed: 'Retrait à l’enregistrement' },
};

function Interactive(props: FileUploadProps) {
  const [value, setValue] = useState(props.value);
  const [isRemoved, setRemoved] = useState(props.removal?.isRemoved === true);
  return (
    <div style={{ maxWidth: 480 }}>
      <FileUpload
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
        removal={
          props.removal && {
            ...props.removal,
            isRemoved,
            onChange(next) {
              setRemoved(next);
              props.removal?.onChange(next);
            },
          }
        }
      />
    </div>
  );
}

const meta = {
  title: 'Components/Input/FileUpload',
  component: FileUpload,
  args: {
    'aria-label': 'Image',
    value: null,
    onValueChange: fn(),
    accept: ['image/svg+xml', 'image/png'],
    maxBytes: 5000,
    labels: {
      prompt: 'Choisir un fichier',
      replace: 'Choisir un autre fichier',
      hint: 'SVG ou PNG, 5 Ko au maximum',
      remove: 'Effacer',
      wrongType: 'Ce type de fichier n’est pas accepté',
      tooLarge: 'Ce fichier dépasse 5 Ko',
    },
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ChosenAndRemoved: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Image');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(args.labels.hint);
    await userEvent.upload(input, file);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(file);
    // Its name is announced, and describes the input, which is emptied so that the same file can be chosen again.
    const [shown, status] = canvas.getAllByText('restaurants.svg');
    await expect(shown).toBeVisible();
    await expect(status).toHaveAttribute('role', 'status');
    await expect(input).toHaveAccessibleDescription('restaurants.svg');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, file);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** A file that is not a picture has no preview. */
export const NoPicture: Story = {
  args: {
    kind: 'file',
    accept: ['.csv'],
    labels: { ...meta.args.labels, hint: 'CSV, 20 Mo au maximum' },
  },
};

export const WrongType: Story = {
  play: async ({ args, canvas }) => {
    const pdf = new File(['%PDF'], 'facture.pdf', { type: 'application/pdf' });
    const dropping = userEvent.setup({ applyAccept: false });
    await dropping.upload(canvas.getByLabelText('Image'), pdf);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce type de fichier');
    await expect(canvas.getByLabelText('Image')).toBeInvalid();
    await expect(canvas.getByLabelText('Image')).toHaveAccessibleDescription(
      `${args.labels.wrongType} ${args.labels.hint}`,
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const heavy = new File([drawing.repeat(100)], 'restaurants.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText('Image'), heavy);
    await expect(canvas.getByRole('alert')).toHaveTextContent('dépasse');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Image'), file);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText('Image')).toBeValid();
    await expect(canvas.getByLabelText('Image')).toHaveAccessibleDescription('restaurants.svg');
  },
};

/** The label of the field names the input. A refusal is read before the hint of the field. */
export const InField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Photo" hint="Au format paysage." required>
      {(control) => <Interactive {...args} {...control} />}
    </Field>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Photo');
    await expect(input).toBeRequired();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const heavy = new File([drawing.repeat(100)], 'restaurants.svg', { type: 'image/svg+xml' });
    await userEvent.upload(input, heavy);
    await expect(input).toHaveAccessibleName('Photo');
    await expect(input).toHaveAccessibleDescription(
      `${args.labels.tooLarge} Au format paysage. ${args.labels.hint}`,
    );
  },
};

export const Current: Story = { args: { currentSrc: address } };
export const CurrentBroken: Story = { args: { currentSrc: 'data:image/png;base64,AAAA' } };
/** By keyboard: the current picture is removed, and brought back. Another one can be chosen at any time. */
export const CurrentRemoved: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { currentSrc: address, removal },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Image');
    const pictures = () => canvasElement.querySelectorAll('img').length;
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removal.onChange).toHaveBeenLastCalledWith(true);
    await expect(pictures()).toBe(0);
    // It is announced, and describes the input, which has the focus.
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(removal.labels.removed);
    await expect(canvas.getByRole('status')).toHaveTextContent(removal.labels.removed);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(removal.onChange).toHaveBeenLastCalledWith(false);
    await expect([pictures(), document.activeElement]).toEqual([1, input]);
    await expect(input).toHaveAccessibleDescription(args.labels.hint);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.upload(input, file);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(args.labels.remove);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(file);
  },
};
export const CurrentRemovable: Story = { args: { currentSrc: address, removal } };
export const Removed: Story = {
  args: { currentSrc: address, removal: { ...removal, isRemoved: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'Rétablir' })).toBeEnabled();
  },
};
/** A file that was there before is not announced: neither when it is shown, nor with the text that asks for another one. */
export const Chosen: Story = {
  args: { value: file },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Image')).toHaveAccessibleDescription('restaurants.svg');
    const live = [...canvasElement.querySelectorAll('[role=status], [role=alert], [aria-live]')];
    await expect(live.map(({ textContent }) => textContent)).toEqual(['', '']);
  },
};
export const LongName: Story = {
  args: {
    value: new File([drawing], `${'Photographie_de_la_facade_principale_'.repeat(6)}.svg`, {
      type: file.type,
    }),
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
/** The focus ring does not hide the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectErrorInFocus(document.activeElement?.parentElement);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChosen: Story = { args: { disabled: true, value: file } };
export const DisabledRemovable: Story = { args: { disabled: true, currentSrc: address, removal } };
export const SmallScreen: Story = { args: { value: file }, globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'choisi']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <FileUpload {...args} value={row === 'vide' ? null : file} {...inState(state)} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="3">
      {oddTexts.map((text) => (
        <Interactive key={text} {...args} value={new File([drawing], text, { type: 'image/svg+xml' })} />
      ))}
    </Stack>
  ),
};
