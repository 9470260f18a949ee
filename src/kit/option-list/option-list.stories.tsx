import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { forcedColours } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { OptionList, type OptionListProps } from './option-list.tsx';

const statuses = ['En attente', 'Acceptée', 'En cours', 'Terminée', 'Annulée'].map((label) => ({
  value: label,
  label,
}));

function Interactive(props: OptionListProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState('');
  const found = props.options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Card width="narrow">
      <OptionList
        {...props}
        options={found}
        value={value}
        note={found.length === 0 ? 'Aucun résultat trouvé.' : props.note}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
        search={
          props.search && {
            ...props.search,
            onSearch: (next) => {
              setText(next);
              props.search?.onSearch(next);
            },
          }
        }
      />
    </Card>
  );
}

const meta = {
  title: 'Components/Input/OptionList',
  component: OptionList,
  args: { label: 'Statut', options: statuses, value: [], onValueChange: fn() },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof OptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = { label: 'Rechercher', onSearch: fn() };

export const Playground: Story = {};
export const One: Story = { args: { value: ['En cours'] } };
export const Several: Story = { args: { multiple: true, value: ['En attente', 'Acceptée'] } };
export const WithSearch: Story = { args: { search, value: ['En cours'] } };
export const Loading: Story = { args: { search, options: [], note: 'Chargement…' } };

/** The arrow keys move, the space bar ticks and unticks. */
export const TickedByKeyboard: Story = {
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Statut' })).toHaveFocus();
    await userEvent.keyboard('{ }{ArrowDown}{ArrowDown}{ }');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['En attente', 'En cours']);
    await expect(canvas.getByRole('option', { name: 'En cours' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ }');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['En attente']);
  },
};

/** The focus arrives at the first option that is chosen, and a ring shows where it is. */
export const ArrivesAtChosen: Story = {
  args: { multiple: true, value: ['Terminée', 'Acceptée'] },
  play: async ({ canvas, userEvent }) => {
    const ringed = () =>
      canvas
        .getAllByRole('option')
        .filter((option) => getComputedStyle(option).outlineStyle === 'solid')
        .map(({ textContent }) => textContent);
    await expect(ringed()).toEqual([]);
    await userEvent.tab();
    const list = canvas.getByRole('listbox', { name: 'Statut' });
    await expect(list).toHaveFocus();
    await expect(list).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Acceptée' }).id,
    );
    await expect(ringed()).toEqual(['Acceptée']);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(ringed()).toEqual(['En cours']));
  },
};

/** Focus stays in the search box: Enter picks the highlighted option. */
export const SearchedByKeyboard: Story = {
  args: { search },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Rechercher' })).toHaveFocus();
    await userEvent.keyboard('ter');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Terminée']);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await expect(await canvas.findByText('Aucun résultat trouvé.')).toBeVisible();
  },
};

/** A press picks, also in a long list, and focus stays in the search box. */
export const PickedByPointer: Story = {
  args: {
    search,
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rechercher' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Option 3' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['3']);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'coché']}
      states={[...pointerStates, 'disabled']}
      on="[role=option]"
      render={(state, row) => (
        <OptionList
          {...args}
          label={`${row} ${state}`}
          multiple
          options={[{ value: '1', label: 'En attente', disabled: state === 'disabled' }]}
          value={row === 'vide' ? [] : ['1']}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: {
    multiple: true,
    options: oddTexts.map((text) => ({ value: text, label: text })),
    value: [oddTexts[4] ?? ''],
  },
};

export const ForcedColours: Story = { ...Several, globals: forcedColours };
