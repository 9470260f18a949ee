import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

function Interactive(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Paramètres',
    value: 'password',
    onValueChange: fn(),
    items: [
      { value: 'password', label: 'Mot de passe', content: <Text>Modifier mon mot de passe</Text> },
      { value: 'plans', label: 'Formules d’abonnement', content: <Text>Liste des plans</Text> },
      { value: 'prices-config', label: 'Tarifs', content: <Text>Mise à jour des tarifs</Text> },
    ],
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Paramètres' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Tarifs' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('prices-config');
    await expect(canvas.getByRole('tabpanel', { name: 'Tarifs' })).toHaveTextContent('Mise à jour');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Mot de passe' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('plans'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('prices-config'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('password'));
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone' } } };

/** A link chooses a tab outside of the screen: it is scrolled into view, and so is each tab that is chosen later. */
export const ChosenOutside: Story = {
  args: {
    value: '8',
    items: Array.from({ length: 9 }, (_, index) => ({
      value: String(index),
      label: `Une rubrique au nom assez long ${index}`,
      content: <Text>Contenu {index}</Text>,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const isInView = (name: RegExp) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      return left >= frame.left && right <= frame.right;
    };
    await waitFor(() => expect(isInView(/8$/)).toBe(true));
    await expect(isInView(/0$/)).toBe(false);
    list.scrollLeft = 0;
    await userEvent.click(canvas.getByRole('tab', { name: /1$/ }));
    await waitFor(() => expect(isInView(/1$/)).toBe(true));
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      value: index === 0 ? 'password' : String(index),
      label: `Une rubrique au nom assez long ${index + 1}`,
      content: <Text>Contenu {index + 1}</Text>,
    })),
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['choisi', 'autre']}
      states={pointerStates}
      on="[role=tab]"
      render={(state, row) => (
        <Tabs
          {...args}
          value={row}
          label={`${args.label}, ${row}, ${state}`}
          items={[
            { value: 'choisi', label: 'Tarifs', content: null },
            { value: 'autre', label: 'Formules', content: null },
          ]}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: {
    value: '0',
    items: oddTexts.map((text, index) => ({
      value: String(index),
      label: text,
      content: <Text>{text}</Text>,
    })),
  },
};

export const StatesForcedColours: Story = { ...States, globals: forcedColours };

/** In a script from right to left the next tab is on the left. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveStyle({ direction: 'rtl' });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Mot de passe' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('plans'));
  },
};
