import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { expectErrorInFocus } from '#kit/story-edges.ts';
import { ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { expectTabLeaves, withNext } from '#kit/story-tab.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

const page = within(document.body);
const all = ['Restaurants', 'Hôtels', 'Bars', 'Musées', 'Salles de sport', 'Spas'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Interactive(props: SearchSelectProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState('');
  const options = props.options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <div style={{ maxWidth: 320, minHeight: 340 }}>
      <SearchSelect
        {...props}
        options={options}
        value={value}
        valueLabel={all.find((option) => option.value === value)?.label ?? props.valueLabel}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
        search={{
          ...props.search,
          note: props.search.note ?? (options.length === 0 ? 'Aucun résultat trouvé.' : undefined),
          onSearch: (next) => {
            setText(next);
            props.search.onSearch(next);
          },
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Input/SearchSelect',
  component: SearchSelect,
  args: {
    'aria-label': 'Catégorie',
    options: all,
    value: null,
    valueLabel: null,
    onValueChange: fn(),
    placeholder: 'Selectionner...',
    clearLabel: 'Effacer',
    search: { label: 'Rechercher', placeholder: 'Rechercher...', onSearch: fn() },
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof SearchSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The chosen value keeps its label, listed or not. */
export const Chosen: Story = { args: { value: '99', valueLabel: 'Piscines' } };

export const Open: Story = {
  parameters: ownFrame('400px'),
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Rechercher' })).toHaveFocus());
    await waitFor(() => expect(page.getByRole('option', { name: 'Hôtels' })).toBeVisible());
  },
};

/** Typing loads options, Enter picks the first, and focus returns to the trigger. */
export const SearchedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Catégorie' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const box = await page.findByRole('combobox', { name: 'Rechercher' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('mus');
    await expect(args.search.onSearch).toHaveBeenLastCalledWith('mus');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await expect(document.querySelector('[data-highlighted]')).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('4'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Musées');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Enter takes the first match. */
export const FirstMatchByEnter: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    const box = await page.findByRole('combobox', { name: 'Rechercher' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(page.getByRole('option', { name: 'Restaurants' })).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('sa');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('5'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toHaveFocus());
  },
};

/** Enter before the matches are loaded waits for them: the options that are shown match another text. */
export const EnterWaitsForMatches: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Slow(args) {
    const [loaded, setLoaded] = useState(false);
    const [value, setValue] = useState<string | null>(null);
    return (
      <div style={{ maxWidth: 320, minHeight: 340 }}>
        <SearchSelect
          {...args}
          value={value}
          valueLabel={all.find((option) => option.value === value)?.label ?? null}
          options={loaded ? all.slice(3, 4) : all}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange(next);
          }}
          search={{ ...args.search, pending: !loaded }}
        />
        <button type="button" data-load="" tabIndex={-1} onClick={() => setLoaded(true)}>
          Charger
        </button>
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    const box = await page.findByRole('combobox', { name: 'Rechercher' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('mus{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    canvas.getByText('Charger').click();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('4'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Tab closes the list and goes on to the next control. The field names the dialog and its list. */
export const LeftByTab: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [withNext],
  args: { 'aria-label': undefined },
  render: (args) => <Field label="Catégorie">{(control) => <Interactive {...args} {...control} />}</Field>,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Rechercher' })).toHaveFocus());
    await page.findByRole('dialog', { name: 'Catégorie' });
    await page.findByRole('listbox', { name: 'Catégorie' });
    await expectTabLeaves(userEvent, 'dialog');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Screen readers read the search box first, and an option only once the user has moved to it. Escape changes nothing. */
export const LeftByEscape: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: '2' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Catégorie' });
    await userEvent.click(trigger);
    const box = await page.findByRole('combobox', { name: 'Rechercher' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(page.getByRole('option', { name: 'Hôtels' })).toHaveAttribute('data-highlighted');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await expect(box).toHaveAccessibleDescription('Hôtels');
    await userEvent.keyboard('{ArrowDown}');
    const { id } = page.getByRole('option', { name: 'Bars' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', id));
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(trigger).toHaveTextContent('Hôtels');
  },
};

export const NothingFound: Story = {
  parameters: ownFrame('200px'),
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await waitFor(() => expect(page.getByText('Aucun résultat trouvé.')).toBeVisible());
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
/** The focus ring does not hide the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectErrorInFocus(document.activeElement);
  },
};
export const Disabled: Story = { args: { disabled: true, value: '2' } };
export const SmallScreen: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

const chosen = { value: '1', valueLabel: 'Restaurants' };
export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'choisi']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <SearchSelect {...args} {...(row === 'choisi' && chosen)} {...inState(state)} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  parameters: ownFrame('400px'),
  args: {
    value: 'odd',
    valueLabel: oddTexts[4] ?? null,
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
  args: { value: '2' },
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Catégorie' }));
    await expect(await page.findByRole('dialog')).toHaveStyle({ direction: 'rtl' });
  },
};
