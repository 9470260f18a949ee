import type { Meta, StoryObj } from '@storybook/react-vite';
import { Car, House, UserRound } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '#kit/icon/icon.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx';

function Tried(props: ToggleGroupProps) {
  const [value, setValue] = useState(props.value);
  const change = (on: string[]) => {
    setValue(on);
    props.onValueChange(on);
  };
  return <ToggleGroup {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Components/Input/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'Séries affichées',
    options: [
      { value: 'clients', label: 'Clients', mark: <Icon of={UserRound} size="sm" /> },
      { value: 'drivers', label: 'Chauffeurs', mark: <Icon of={Car} size="sm" /> },
      { value: 'partners', label: 'Partenaires', mark: <Icon of={House} size="sm" /> },
    ],
    value: ['clients', 'partners'],
    onValueChange: fn(),
  },
  render: (args) => <Tried {...args} />,
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One Tab stop; arrows move along the buttons, Space and Enter turn one on or off. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('group', { name: 'Séries affichées' })).toBeVisible();
    await expect(toggle('Clients')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    // The group gets the focus and passes it on.
    await waitFor(() => expect(toggle('Clients')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(toggle('Chauffeurs')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['clients', 'drivers', 'partners']);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(toggle('Partenaires')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['clients', 'drivers']);
    await expect(toggle('Partenaires')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle('Clients'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['drivers']);
  },
};
/** Words alone. */
export const WithoutMarks: Story = {
  args: { options: meta.args.options.map(({ value, label }) => ({ value, label })) },
};
export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['on', 'off']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      render={(state, row) => (
        <Tried
          {...args}
          options={args.options.slice(0, 1)}
          value={row === 'on' ? ['clients'] : []}
          disabled={state === 'disabled'}
        />
      )}
    />
  ),
};
export const OddTexts: Story = {
  args: {
    options: oddTexts.map((text, at) => ({ value: String(at), label: text })),
    value: ['0', '2', '4'],
  },
};
export const LargeText: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const StatesForcedColours: Story = { ...States, globals: forcedColours };
