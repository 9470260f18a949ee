import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { expectErrorInFocus } from '#kit/story-edges.ts';
import { forcedColours } from '#kit/story-globals.ts';
import { inState, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Components/Input/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Titre', placeholder: 'Titre', onChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Hôtel');
    await expect(canvas.getByRole('textbox')).toHaveValue('Hôtel');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};
export const Filled: Story = { args: { defaultValue: 'Restaurants' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithIcon: Story = { args: { leading: <Icon of={Mail} />, type: 'email' } };
export const Figures: Story = { args: { align: 'end', trailing: '€', defaultValue: '1 234,50' } };
export const WithUnit: Story = { args: { trailing: '€', type: 'number', defaultValue: 12.5 } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'alice@' } };
/** The focus ring does not hide the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectErrorInFocus(document.activeElement?.parentElement);
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Restaurants' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Restaurants' } };
export const LongText: Story = {
  args: {
    defaultValue: 'Restaurants gastronomiques et salles de réception pour événements privés '.repeat(3),
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['sm', 'md', 'lg']}
      states={['rest', 'hover', 'focus', 'invalid', 'read-only', 'disabled']}
      render={(state, size) => (
        <TextInput
          {...args}
          size={size}
          leading={<Icon of={Mail} />}
          defaultValue={state === 'rest' ? undefined : 'alice@example.com'}
          {...inState(state)}
          readOnly={state === 'read-only'}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack gap="2">
        {oddTexts.map((text) => (
          <TextInput key={text} {...args} defaultValue={text} />
        ))}
      </Stack>
    </Card>
  ),
};

export const StatesForcedColours: Story = { ...States, globals: forcedColours };
