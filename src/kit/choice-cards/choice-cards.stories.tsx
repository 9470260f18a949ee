import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

type Props = ChoiceCardsProps<string>;

function Tried(props: Props) {
  const [value, setValue] = useState(props.value);
  const choose = (chosen: string) => {
    setValue(chosen);
    props.onValueChange(chosen);
  };
  return <ChoiceCards {...props} value={value} onValueChange={choose} />;
}

const card = (value: string, label: string, content: string) => ({
  value,
  label,
  content: <Text>{content}</Text>,
});

const meta = {
  title: 'Components/Input/ChoiceCards',
  component: ChoiceCards,
  args: {
    legend: 'Titre',
    hint: 'Avant : Wi-Fi',
    options: [
      card('mine', 'Votre saisie', 'Wi-Fi 6 dans les salons'),
      card('theirs', 'Valeur enregistrée', 'Internet sans fil'),
    ],
    value: undefined,
    onValueChange: fn(),
  },
  render: (args) => <Tried {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Undecided: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Votre saisie' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Valeur enregistrée' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('theirs');
  },
};
export const Chosen: Story = { args: { value: 'mine' } };
export const Invalid: Story = {
  args: { error: 'Choisissez une valeur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Titre' })).toHaveAccessibleDescription(
      'Choisissez une valeur Avant : Wi-Fi',
    );
    // As below other inputs, an icon marks the error, since colour alone is not enough.
    await expect(canvas.getByText('Choisissez une valeur').querySelector('svg')).toBeVisible();
  },
};
export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['mine', 'theirs']}
      states={pointerStates}
      render={(_, row) => <Tried {...args} value={row} />}
    />
  ),
};
export const LongText: Story = {
  args: {
    options: [
      card('mine', 'Votre saisie', 'Une description qui prend plusieurs lignes. '.repeat(8)),
      card('theirs', 'Valeur enregistrée', 'Anticonstitutionnellement'.repeat(6)),
    ],
  },
};
export const OddTexts: Story = {
  args: { legend: oddTexts[4] ?? '', options: oddTexts.map((text, at) => card(String(at), text, text)) },
};
export const SmallScreen: Story = { args: { value: 'theirs' }, globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { args: { value: 'mine' }, globals: forcedColours };
