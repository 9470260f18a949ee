import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { expectErrorInFocus } from '#kit/story-edges.ts';
import { forcedColours, largeTextOnPhone, ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { expectTabLeaves, withNext } from '#kit/story-tab.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const page = within(document.body);
const options = ['Restaurants', 'Hôtels', 'Bars', 'Musées', 'Salles de sport', 'Spas'].map(
  (label, index) => ({
    value: String(index + 1),
    label,
  }),
);

function Interactive(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320, minHeight: 300 }}>
      <MultiSelect
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </div>
  );
}

function Searching(props: MultiSelectProps) {
  const [text, setText] = useState('');
  const found = options.filter(({ label }) => label.toLowerCase().includes(text));
  return (
    <Interactive
      {...props}
      options={found}
      known={options}
      search={{ label: 'Rechercher', placeholder: 'Rechercher', onSearch: setText }}
    />
  );
}

const meta = {
  title: 'Components/Input/MultiSelect',
  component: MultiSelect,
  args: {
    'aria-label': 'Catégories',
    options,
    value: [],
    onValueChange: fn(),
    placeholder: 'Selectionner...',
    clearLabel: 'Effacer',
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Picked: Story = { args: { value: ['1', '3'] } };

/** A search leaves out options, but not what was picked. */
export const Searched: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Catégories' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const box = await page.findByRole('combobox', { name: 'Rechercher' });
    await waitFor(() => expect(box).toHaveFocus());
    // Before anything is typed, the space bar picks as in a list without a search.
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('spa{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['6']));
    await userEvent.clear(box);
    await userEvent.type(box, 'bar{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['6', '3']));
    await expect(page.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('BarsSpas');
  },
};

/** The list stays open after a choice. Choosing an option again removes it. */
export const PickedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Catégories' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await page.findByRole('listbox');
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard('{ArrowDown}');
    const second = within(list).getByRole('option', { name: 'Hôtels' });
    await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '2']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Restaurants');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/** Tab closes the list, keeps what is picked and goes on to the next control. */
export const LeftByTab: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [withNext],
  args: { 'aria-label': undefined },
  render: (args) => <Field label="Catégories">{(control) => <Interactive {...args} {...control} />}</Field>,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Catégories' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard('{Enter}');
    await expectTabLeaves(userEvent, 'listbox');
  },
};

export const Open: Story = {
  parameters: ownFrame('360px'),
  args: { value: ['1', '2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await page.findByRole('listbox');
  },
};
export const Many: Story = { args: { value: options.map(({ value }) => value) } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
/** The focus ring does not hide the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectErrorInFocus(document.activeElement);
  },
};
export const Disabled: Story = { args: { disabled: true, value: ['1', '2'] } };
export const SmallScreen: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'choisi']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <MultiSelect {...args} value={row === 'vide' ? [] : ['1', '2']} {...inState(state)} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: { value: [...oddTexts], options: oddTexts.map((text) => ({ value: text, label: text })) },
};

export const LargeText: Story = { ...Open, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Open, globals: forcedColours };

/** In a script from right to left, the part outside the page's own tree runs from right to left, too. */
export const RightToLeft: Story = {
  args: { value: ['1', '2'] },
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await page.findByRole('listbox')).toHaveStyle({ direction: 'rtl' });
  },
};
