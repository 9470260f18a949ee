import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forcedColours, largeTextOnPhone, ownFrame, phone } from '#kit/story-globals.ts';
import { tabTo } from '#kit/story-keys.ts';
import { people, personColumns } from '#kit/story-people.tsx';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SortMenu, type SortMenuProps } from './sort-menu.tsx';
import { Table } from './table.tsx';

const page = within(document.body);
const onSort = fn();
const selection = { label: 'Sélectionner la page', selected: new Set<string>(), onSelect: fn() };
const sort = { id: 'person', label: 'Trier par Identifiants', onSort } as const;

/** A table of cards, whose headings are the entries of the menu. */
function Sorted({ selectable = false, ...props }: SortMenuProps & { selectable?: boolean }) {
  return (
    <Table
      title="Liste des utilisateurs"
      columns={personColumns}
      rows={people(2)}
      rowKey={({ id }) => String(id)}
      empty="Aucun résultat trouvé."
      sorts={Object.fromEntries(props.sorts.map(({ id, ...each }) => [id, each]))}
      selection={selectable ? { ...selection, labelOf: ({ name }) => `Sélectionner ${name}` } : undefined}
      order={<SortMenu {...props} />}
    />
  );
}

const meta = {
  title: 'Components/Data display/SortMenu',
  component: SortMenu,
  parameters: ownFrame('420px'),
  globals: phone,
  args: {
    text: 'Tri : Identifiants',
    direction: 'ascending',
    directionLabel: 'ordre croissant',
    sorts: [{ ...sort, direction: 'ascending' }],
  },
  render: (args) => <Sorted {...args} />,
  beforeEach: () => void onSort.mockClear(),
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Tri : Identifiants/ });
    await tabTo(userEvent, button);
    for (const key of ['{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSort).toHaveBeenCalledOnce());
  },
};

/** The button says the new order and keeps the focus. The heading has it, too, and no button. */
export const Sortable: Story = {
  render: function Render(args) {
    const [direction, setDirection] = useState<SortMenuProps['direction']>('none');
    const sorts = [{ ...sort, direction, onSort: () => setDirection('ascending') }];
    return <Sorted {...args} direction={direction} sorts={sorts} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Identifiants' })).not.toBeInTheDocument();
    const heading = canvas.getByRole('columnheader', { name: 'Identifiants' });
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    const button = canvas.getByRole('button', { name: /^Tri : Identifiants/ });
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('menuitem', { name: sort.label }));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** In the line of the checkbox that selects the page. */
export const Selectable: Story = { render: (args) => <Sorted {...args} selectable /> };

/** On the smallest phone "Trier" is beside the checkbox; what a list is sorted by needs a line above it. */
export const SmallestPhone: Story = {
  render: (args) => (
    <>
      {(['none', 'ascending'] as const).map((direction) => (
        <div key={direction} style={{ width: 288, marginBottom: 16 }}>
          <Sorted
            {...args}
            selectable
            direction={direction}
            text={direction === 'none' ? 'Trier' : args.text}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: selection.label, hidden: true });
    const [beside, above] = canvas.getAllByRole('button', { name: /^Tri/ });
    const box = (element: HTMLElement | undefined) => (element ?? document.body).getBoundingClientRect();
    const middle = (element: HTMLElement | undefined) => box(element).top + box(element).height / 2;
    await expect(Math.abs(middle(beside) - middle(boxes[0]))).toBeLessThanOrEqual(1);
    await expect(box(above).left).toBe(box(boxes[1]).left);
    await expect(box(boxes[1]).top - box(above).bottom).toBeLessThan(20);
  },
};
/** A name that is too long for that line is cut on the button, and whole in the menu. */
export const LongText: Story = {
  ...Selectable,
  args: { text: 'Tri : Date de la dernière modification' },
};
export const States: Story = {
  render: (args) => (
    <StateGrid rows={['']} states={pointerStates} on="button" render={() => <Sorted {...args} />} />
  ),
};
export const OddTexts: Story = {
  args: {
    sorts: oddTexts.map((label) => ({ ...sort, id: label, label, direction: 'none' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tri/ }));
    await expect(await page.findAllByRole('menuitem')).toHaveLength(oddTexts.length);
  },
};
export const LargeText: Story = { ...Selectable, globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: { ...phone, ...forcedColours } };
