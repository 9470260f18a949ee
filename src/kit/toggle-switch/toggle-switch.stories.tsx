import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, phone, rightToLeft } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SwitchLine } from './switch-line.tsx';
import { ToggleSwitch } from './toggle-switch.tsx';

const meta = {
  title: 'Components/Input/ToggleSwitch',
  component: ToggleSwitch,
  args: { 'aria-label': 'Notifications par email', onChange: fn() },
} satisfies Meta<typeof ToggleSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Notifications par email' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = { args: { defaultChecked: true } };

/** The label of a field names it, and can be pressed. */
export const InField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Notifications par email" hint="Un message par retrait en attente.">
      {(control) => <ToggleSwitch {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notifications par email'));
    const control = canvas.getByRole('switch', { name: 'Notifications par email' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('Un message par retrait en attente.');
  },
};

/** In a line, the label alone names it, and the note describes it. */
export const InLine: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <SwitchLine {...args} label="Notifications par email" note="Un message par retrait en attente." />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notifications par email'));
    const control = canvas.getByRole('switch', { name: 'Notifications par email' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('Un message par retrait en attente.');
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };
/** The focus ring is around the edge of the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await Promise.all(control.getAnimations().map(({ finished }) => finished));
    await expect(getComputedStyle(control).boxShadow).toContain('0px 0px 0px 2px');
    await expect(getComputedStyle(control).outlineOffset).toBe('4px');
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['arrêt', 'marche']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <ToggleSwitch {...args} defaultChecked={row === 'marche'} {...inState(state)} />
      )}
    />
  ),
};

/** Unusual labels. */
export const OddTexts: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Stack>
      {oddTexts.map((text) => (
        <Field key={text} label={text}>
          {(control) => <ToggleSwitch {...args} {...control} />}
        </Field>
      ))}
    </Stack>
  ),
};

export const SmallScreen: Story = { ...States, globals: phone };
export const RightToLeft: Story = { ...States, globals: rightToLeft };
export const StatesForcedColours: Story = { ...States, globals: forcedColours };

export const DoSayWhatIsOn: Story = {
  tags: ['!dev', '!autodocs'],
  args: { 'aria-label': undefined, defaultChecked: true },
  render: (args) => (
    <SwitchLine {...args} label="Notifications par email" note="Un message par retrait en attente." />
  ),
};
export const DontSayWhatItDoes: Story = {
  tags: ['!dev', '!autodocs'],
  args: { 'aria-label': undefined, defaultChecked: true },
  render: (args) => (
    <SwitchLine {...args} label="Désactiver les notifications" note="Un message par retrait en attente." />
  ),
};
