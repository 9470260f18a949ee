import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { CopyButton } from './copy-button.tsx';

const written = fn();

/** Replaces the clipboard for one story. */
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  written.mockClear();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};
const works = clipboard(async (text) => written(text));
const refuses = clipboard(() => Promise.reject(new Error('denied')));

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'alice.dubreuil@example.com',
    label: 'Copier l’adresse email',
    copiedLabel: 'Adresse email copiée',
    size: 'sm',
    onFailure: fn(),
  },
  beforeEach: works,
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AfterItsText: Story = {
  render: (args) => (
    <Stack direction="row" gap="1" align="center">
      <Text>{args.text}</Text>
      <CopyButton {...args} />
    </Stack>
  ),
};

/** The button keeps its name and the focus; a screen reader announces that the text was copied. */
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.copiedLabel));
    await expect(written).toHaveBeenCalledWith(args.text);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(args.label);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(args.onFailure).not.toHaveBeenCalled();
  },
};

/** The browser does not let the page copy. */
export const Refused: Story = {
  tags: ['!autodocs', 'behaviour'],
  beforeEach: refuses,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onFailure).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['sm', 'md']}
      states={[...pointerStates, 'disabled']}
      on="button"
      render={(state, size) => (
        <CopyButton {...args} size={size === 'sm' ? 'sm' : 'md'} disabled={inState(state).disabled} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="2">
      {oddTexts.map((text) => (
        <CopyButton key={text} {...args} text={text} label={text} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(written.mock.calls.flat()).toEqual([...oddTexts]));
  },
};

export const ForcedColours: Story = { globals: forcedColours };
