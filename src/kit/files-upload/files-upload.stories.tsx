import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent as person, waitFor } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { phone } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { FilesUpload, type FilesUploadProps } from './files-upload.tsx';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`;
const address = (colour: string) => `data:image/svg+xml,${encodeURIComponent(drawing(colour))}`;
const file = (name: string, type = 'image/svg+xml', colour = '#b45309') =>
  new File([drawing(colour)], name, { type });
const stored = [address('#0f766e'), address('#4338ca')];

function Interactive(props: FilesUploadProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 480 }}>
      <FilesUpload
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Input/FilesUpload',
  component: FilesUpload,
  args: {
    'aria-label': 'Photos',
    value: stored,
    onValueChange: fn(),
    accept: ['image/svg+xml', 'image/png'],
    maxBytes: 5000,
    max: 4,
    nameOf: (src) => `Photo ${stored.indexOf(src) + 1}`,
    srcOf: (src) => src,
    labels: {
      prompt: 'Ajouter des photos',
      hint: 'SVG ou PNG, 5 Ko au maximum par photo, 4 photos au maximum',
      remove: (name) => `Retirer ${name}`,
      up: (name) => `Monter ${name}`,
      down: (name) => `Descendre ${name}`,
      first: 'Déjà en première position',
      last: 'Déjà en dernière position',
      moved: (name, position, count) => `${name}, position ${position} sur ${count}`,
      count: (count) => `${count} photos`,
      refused: ({ name, reason }) =>
        `${name} : ${{ type: 'ce type n’est pas accepté', size: 'plus de 5 Ko', count: '4 photos au maximum' }[reason]}`,
    },
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof FilesUpload>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const order = (canvas: Canvas) => canvas.getAllByRole('listitem').map((item) => item.textContent);

export const Playground: Story = {};

/** With the keyboard alone. Each change is announced, and the focus stays where one goes on. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Photos', { selector: 'input' });
    await userEvent.upload(input, [file('salle.svg'), file('bar.svg')]);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 photos');
    canvas.getByRole('button', { name: 'Monter salle.svg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(order(canvas)).toEqual(['Photo 1', 'salle.svg', 'Photo 2', 'bar.svg']);
    await expect(canvas.getByRole('status')).toHaveTextContent('salle.svg, position 2 sur 4');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(order(canvas)[0]).toBe('salle.svg');
    await expect(canvas.getByRole('button', { name: 'Monter salle.svg' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Retirer Photo 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Retirer bar.svg' })).toHaveFocus();
    for (const _ of args.labels.prompt.slice(0, 3)) await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/** A row follows the pointer that holds its grip. */
export const Dragged: Story = {
  args: { value: [...stored, file('salle.svg')] },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem');
    const list = canvas.getByRole('list');
    list.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(first?.firstElementChild ?? list, { button: 0, pointerId: 1 });
    await fireEvent.pointerMove(list, { clientY: (third?.getBoundingClientRect().bottom ?? 0) - 4 });
    await waitFor(() => expect(order(canvas)).toEqual(['Photo 2', 'salle.svg', 'Photo 1']));
    await fireEvent.lostPointerCapture(list);
  },
};

/** Each file that is not taken has its reason, which is tied to the input; the others are added. */
export const Refused: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Photos" hint="Au format paysage." required>
      {(control) => <Interactive {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photos', { selector: 'input' });
    const heavy = new File([drawing('#fff').repeat(100)], 'plan.svg', { type: 'image/svg+xml' });
    await person
      .setup({ applyAccept: false })
      .upload(input, [
        file('a.svg'),
        file('carte.pdf', 'application/pdf'),
        heavy,
        file('b.svg'),
        file('c.svg'),
      ]);
    await expect(order(canvas)).toEqual(['Photo 1', 'Photo 2', 'a.svg', 'b.svg']);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      /carte.pdf : ce type.*plan.svg : plus de 5 Ko.*c.svg : 4 photos au maximum.*Au format paysage/,
    );
    await person.click(canvas.getByRole('button', { name: 'Retirer a.svg' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(input).toBeValid();
  },
};

/** Other files than pictures have no preview. A single one has no order, and a new one replaces it if it is accepted. */
export const OneFile: Story = {
  args: {
    'aria-label': 'Contrat',
    kind: 'file',
    accept: ['application/pdf'],
    max: 1,
    value: ['/files/1'],
    nameOf: () => 'Contrat de location.pdf',
    factsOf: () => 'PDF, 1,2 Mo',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    const input = canvas.getByLabelText('Contrat', { selector: 'input' });
    await person.setup({ applyAccept: false }).upload(input, file('plan.svg'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('plan.svg : ce type n’est pas accepté');
    await expect(order(canvas)).toEqual([expect.stringContaining('Contrat de location.pdf')]);
    const next = file('bail.pdf', 'application/pdf');
    await userEvent.upload(input, next);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([next]);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer bail.pdf' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Empty: Story = { args: { value: [] } };
export const Phone: Story = {
  args: {
    value: [...stored, file(`${'Photographie_de_la_facade_'.repeat(6)}.svg`), 'data:image/png;base64,AAAA'],
  },
  globals: phone,
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'choisi']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <FilesUpload {...args} value={row === 'vide' ? [] : stored} {...inState(state)} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="3">
      <Interactive {...args} value={oddTexts.map((text) => file(text))} />
    </Stack>
  ),
};
