import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Field } from '#kit/field/field.tsx';
import { Popover } from '#kit/popover/popover.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { tagsTexts } from './story-texts.ts';
import type { TagsInputProps } from './tags-input.ts';
import { TagsInput } from './tags-input.tsx';

interface Args extends Omit<TagsInputProps, 'id'> {
  label: string;
  error?: string | undefined;
}

function Interactive({ label, error, ...props }: Args) {
  const [value, setValue] = useState(props.value);
  return (
    <Card width="narrow">
      <Field label={label} error={error} hint="Entrée ou virgule pour ajouter">
        {(control) => (
          <TagsInput
            {...props}
            {...control}
            value={value}
            onValueChange={(next) => {
              setValue(next);
              props.onValueChange(next);
            }}
          />
        )}
      </Field>
    </Card>
  );
}

/** In a panel, which a press outside closes before the press ends. */
function InPanel(args: Args) {
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <>
      <button id={id} type="button" onClick={() => setOpen(!open)}>
        Filtrer
      </button>
      <Popover open={open} onOpenChange={setOpen} triggerId={id} title="Filtre" closeLabel="Fermer">
        <Interactive {...args} />
      </Popover>
    </>
  );
}

const meta = {
  title: 'Components/Input/TagsInput',
  component: Interactive,
  args: { label: 'Mots-clés', value: ['bio', 'sans gluten'], texts: tagsTexts, onValueChange: fn() },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Playground: Story = {};
export const Empty: Story = { args: { value: [] } };

/** Returns the box, as soon as its code is there. */
const boxOf = (canvas: Canvas) =>
  waitFor(() => {
    const box = canvas.getByRole('textbox', { name: 'Mots-clés' });
    if (!(box instanceof HTMLInputElement) || box.disabled) throw new Error('The box is not there yet.');
    return box;
  });
const tags = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part=item-text]')].map((tag) => tag.textContent);
const status = () => document.querySelector('[data-live-announcer]')?.textContent;

/** A tag ends with Enter, a comma or the way out of the box. What is typed at once after it begins the next one. */
export const Typed: Story = {
  args: { value: [] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await boxOf(canvas));
    await userEvent.keyboard('bio{Enter}local,bio{Enter}fait  maison');
    await userEvent.tab();
    await waitFor(() => expect(tags(canvasElement)).toEqual(['bio', 'local', 'fait maison']));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bio', 'local', 'fait maison']);
    await expect(await boxOf(canvas)).toHaveValue('');
  },
};

/** The arrow reaches the tags: Delete and Backspace remove one, and each step is announced. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await boxOf(canvas);
    await userEvent.tab();
    await userEvent.keyboard('local{Enter}');
    await waitFor(() => expect(status()).toBe('Ajout : local'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(status()).toBe('sans gluten : Suppr pour retirer'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tags(canvasElement)).toEqual(['bio', 'local']));
    await userEvent.keyboard('{Escape}{Backspace}{Backspace}');
    await waitFor(() => expect(tags(canvasElement)).toEqual(['bio']));
    await expect(box).toHaveFocus();
  },
};

/** A button that is pressed while something is in the box stays where it is until it is clicked, and then gets the tag. */
export const Left: Story = {
  args: { value: ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(9)) },
  render: (args) => (
    <>
      <Interactive {...args} />
      <button type="button" onClick={() => args.onValueChange(['clicked'])}>
        Enregistrer
      </button>
    </>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await boxOf(canvas));
    await userEvent.keyboard('une valeur assez longue');
    const button = canvas.getByRole('button', { name: 'Enregistrer' });
    const { top } = button.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(tags(canvasElement)).toContain('une valeur assez longue'));
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, ['clicked']);
  },
};

const inPanel: Story = {
  tags: ['!autodocs', 'behaviour'],
  parameters: ownFrame('320px'),
  args: { value: ['bio'] },
  render: (args) => <InPanel {...args} />,
};
/** Types a text into the box of the open panel. */
async function typeInPanel({ userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>) {
  await userEvent.click(await boxOf(within(await within(document.body).findByRole('dialog'))));
  await userEvent.keyboard('local');
}
const panelIsGone = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

/** A press outside the panel adds the text, also if the panel is gone before the press ends. */
export const PressedOutside: Story = {
  ...inPanel,
  play: async ({ args, canvasElement, userEvent }) => {
    await typeInPanel({ userEvent });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvasElement });
    await panelIsGone();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['bio', 'local']));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** Escape closes the panel: what was typed is not added. */
export const LeftByEscape: Story = {
  ...inPanel,
  play: async ({ args, canvas, userEvent }) => {
    await typeInPanel({ userEvent });
    await userEvent.keyboard('{Escape}');
    await panelIsGone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtrer' })).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** In a form, where nothing closes, Escape keeps what was typed. It is added on the way out of the box. */
export const EscapeInForm: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await boxOf(canvas);
    await userEvent.click(box);
    await userEvent.keyboard('bio{Escape}');
    await expect(box).toHaveValue('bio');
    await userEvent.tab();
    await waitFor(() => expect(tags(canvasElement)).toEqual(['bio']));
  },
};

/** A copied list becomes tags at once; a single word can still be changed. */
export const Pasted: Story = {
  args: { value: ['bio'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await boxOf(canvas);
    await userEvent.click(box);
    await userEvent.paste('local\nfait maison;végan\n');
    await waitFor(() => expect(tags(canvasElement)).toEqual(['bio', 'local', 'fait maison', 'végan']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ajout : local, fait maison, végan');
    await userEvent.paste('seul');
    await expect(box).toHaveValue('seul');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer bio' }));
    await waitFor(() => expect(tags(canvasElement)).not.toContain('bio'));
  },
};

export const Invalid: Story = {
  args: { error: '2 valeurs au maximum', value: ['bio', 'local', 'végan'] },
  play: async ({ canvas }) => {
    await expect(await boxOf(canvas)).toHaveAccessibleDescription(
      expect.stringContaining('2 valeurs au maximum'),
    );
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      on={{ vide: 'input:not([hidden])', rempli: '[data-part=item-delete-trigger]' }}
      render={(state, row) => (
        <Field label={`Mots-clés ${row} ${state}`} labelHidden>
          {(control) => (
            <TagsInput {...args} {...control} value={row === 'vide' ? [] : args.value} {...inState(state)} />
          )}
        </Field>
      )}
    />
  ),
};

/** Other scripts, emoji and a word without a break. */
export const OddTexts: Story = { args: { value: oddTexts, label: oddTexts[4] ?? '' } };
export const RightToLeft: Story = { args: { value: oddTexts.slice(0, 3) }, globals: rightToLeft };
export const LargeText: Story = { args: { value: oddTexts.slice(3) }, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...States, globals: forcedColours };
