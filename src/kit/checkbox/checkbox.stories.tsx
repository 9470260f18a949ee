import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { forcedColours } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Input/Checkbox',
  component: Checkbox,
  args: { 'aria-label': 'Adresse vérifiée', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Unticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Adresse vérifiée' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['vide', 'coché']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => <Checkbox {...args} defaultChecked={row === 'coché'} {...inState(state)} />}
    />
  ),
};

/** The focus ring is around the edge of the error. */
export const InvalidFocused: Story = {
  args: { 'aria-invalid': true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await Promise.all(box.getAnimations().map(({ finished }) => finished));
    await expect(getComputedStyle(box).boxShadow).toContain('0px 0px 0px 2px');
    await expect(getComputedStyle(box).outlineOffset).toBe('4px');
  },
};

export const StatesForcedColours: Story = { ...States, globals: forcedColours };

export const DoLetATickMeanYes: Story = {
  tags: ['!dev', '!autodocs'],
  args: { 'aria-label': undefined, defaultChecked: true },
  render: (args) => (
    <Field label="Vérifier l’adresse">{(control) => <Checkbox {...args} {...control} />}</Field>
  ),
};
export const DontLetATickMeanNo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Ne pas vérifier l’adresse">{(control) => <Checkbox {...args} {...control} />}</Field>
  ),
};
