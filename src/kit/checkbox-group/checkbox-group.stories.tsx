import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

function Tried(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  const change = (changed: string[]) => {
    setValue(changed);
    props.onValueChange(changed);
  };
  return <CheckboxGroup {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Components/Input/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Colonnes',
    options: [
      { value: 'name', label: 'Nom' },
      { value: 'email', label: 'Adresse Email' },
      { value: 'phone', label: 'Téléphone' },
      { value: 'createdAt', label: 'Membre depuis' },
    ],
    value: ['name', 'phone'],
    onValueChange: fn(),
  },
  render: (args) => <Tried {...args} />,
} satisfies Meta<CheckboxGroupProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The ticked values keep the order of the options, whatever the order of the ticks. */
export const SomeTicked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Colonnes' })).toBeVisible();
    await userEvent.click(canvas.getByText('Membre depuis'));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Adresse Email' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['name', 'email', 'phone', 'createdAt']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['name', 'phone', 'createdAt']);
  },
};
export const NoneTicked: Story = { args: { value: [] } };
export const Invalid: Story = {
  args: { value: [], error: 'Choisissez au moins une colonne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choisissez au moins une colonne');
  },
};
export const OddTexts: Story = {
  args: { legend: oddTexts[4] ?? '', options: oddTexts.map((label, at) => ({ value: String(at), label })) },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
