import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { expectErrorInFocus } from '#kit/story-edges.ts';
import { ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { force, inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { expectTabLeaves, pressTab, withNext } from '#kit/story-tab.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Select, type SelectProps } from './select.tsx';

const page = within(document.body);
const options = [
  { value: 'day', label: 'Jour(s)' },
  { value: 'week', label: 'Semaine(s)' },
  { value: 'month', label: 'Mois' },
  { value: 'year', label: 'Année(s)' },
];

function Interactive(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320, minHeight: 240 }}>
      <Select
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

const meta = {
  title: 'Components/Input/Select',
  component: Select,
  args: {
    'aria-label': 'Unité',
    options,
    value: null,
    onValueChange: fn(),
    placeholder: 'Selectionner...',
    clearLabel: 'Effacer',
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());

export const Playground: Story = {};
export const Empty: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Unité' })).toHaveTextContent('Selectionner...');
    await expect(canvas.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
  },
};
export const Picked: Story = { args: { value: 'month' } };

export const Open: Story = {
  parameters: ownFrame('300px'),
  args: { value: 'week' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // The name of the select, not what is chosen in it.
    await page.findByRole('listbox', { name: 'Unité' });
    await expect(page.getByRole('option', { name: 'Semaine(s)' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox');
    await userEvent.click(trigger);
    await userEvent.click(await page.findByRole('option', { name: 'Mois' }));
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    await userEvent.click(trigger);
    await userEvent.click(await page.findByRole('option', { name: 'Année(s)' }));
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
    await expect(trigger).toHaveTextContent('Année(s)');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(trigger).toHaveTextContent('Selectionner...');
    await expect(trigger).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await page.findByRole('listbox', { name: 'Unité' });
    await waitFor(() => expect(list).toHaveFocus());
    // The focus is on the list: a ring shows the option.
    await expect(document.querySelector('[data-highlighted]')).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{End}{Home}{ArrowDown}{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await page.findByRole('listbox');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('m{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowUp}');
    const last = await page.findByRole('listbox');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Tab closes the list and goes on to the next control; Shift and Tab go back before the picker. */
export const LeftByTab: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [withNext],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('listbox')).toHaveFocus());
    await expectTabLeaves(userEvent, 'listbox');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('listbox')).toHaveFocus());
    await pressTab(userEvent, { shift: true });
    await gone();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The label of the field names the picker and the list, whatever is chosen. */
export const InField: Story = {
  parameters: ownFrame('320px'),
  args: { value: 'month', 'aria-label': undefined },
  render: (args) => <Field label="Périodicité">{(control) => <Interactive {...args} {...control} />}</Field>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Périodicité' }));
    await page.findByRole('listbox', { name: 'Périodicité' });
  },
};

export const LongLabel: Story = {
  args: {
    value: 'long',
    options: [
      ...options,
      { value: 'long', label: 'Restaurants gastronomiques et salles de réception '.repeat(4) },
    ],
  },
};
/** A stored value that is not offered is shown as it is. */
export const UnknownValue: Story = { args: { value: 'quinzaine' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
/** The focus ring does not hide the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectErrorInFocus(document.activeElement);
  },
};
export const Disabled: Story = {
  args: { disabled: true, value: 'month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
  },
};
export const SmallScreen: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'choisi']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <Select {...args} value={row === 'vide' ? null : 'month'} {...inState(state)} />
      )}
    />
  ),
};

/** Options in the list: one pressed, one chosen, one disabled. */
export const ItemStates: Story = {
  parameters: ownFrame('300px'),
  args: {
    value: 'year',
    options: [
      { value: 'rest', label: 'Au repos' },
      { value: 'pressed', label: 'Pressé' },
      { value: 'disabled', label: 'Hors d’atteinte', disabled: true },
      { value: 'year', label: 'Choisi, sous le pointeur' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    force(await page.findByRole('option', { name: 'Pressé' }), 'pressed');
  },
};

export const OddTexts: Story = {
  parameters: ownFrame('300px'),
  args: {
    value: oddTexts[4] ?? null,
    options: oddTexts.map((text) => ({ value: text, label: text })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await page.findByRole('listbox');
    await expect(page.getAllByRole('option')).toHaveLength(oddTexts.length);
  },
};

/** In a script from right to left, the part outside the page's own tree runs from right to left, too. */
export const RightToLeft: Story = {
  args: { value: 'week' },
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await page.findByRole('listbox')).toHaveStyle({ direction: 'rtl' });
  },
};
