import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { forcedColours, largeTextOnPhone, phone, rightToLeft } from '#kit/story-globals.ts';
import { type Person, people, personColumns } from '#kit/story-people.tsx';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { Table } from './table.tsx';

const unselectable = 5;
const labelOf = ({ id, name }: Person) => (id === unselectable ? undefined : `Sélectionner ${name}`);

const meta = {
  title: 'Components/Data display/SelectableTable',
  component: Table<Person>,
  args: {
    title: 'Liste des utilisateurs',
    columns: personColumns,
    rows: people(6),
    rowKey: ({ id }) => String(id),
    empty: 'Aucun résultat trouvé.',
  },
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']));
    const onSelect = (rows: readonly Person[], isSelected: boolean) => {
      const keys = rows.filter(labelOf).map(({ id }) => String(id));
      setSelected(
        (before) =>
          new Set(isSelected ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))),
      );
    };
    return <Table {...args} selection={{ label: 'Sélectionner la page', selected, labelOf, onSelect }} />;
  },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the checkbox of the head, and those of the rows. */
const checkboxesOf = (canvas: Canvas) => canvas.getAllByRole<HTMLInputElement>('checkbox');
const ticked = (canvas: Canvas) =>
  checkboxesOf(canvas)
    .map(({ checked }) => (checked ? 'x' : '-'))
    .join('');

/** The head says that some rows are selected. One of these people cannot be selected. */
export const SomeSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    const [head] = checkboxesOf(canvas);
    await expect(head).toBePartiallyChecked();
    await expect(
      canvas.queryByRole('checkbox', { name: `Sélectionner ${people(5).at(-1)?.name}` }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await expect(ticked(canvas)).toBe('xxxxxx');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await expect(ticked(canvas)).toBe('------');
    await userEvent.click(checkboxesOf(canvas)[2] ?? document.body);
  },
};

/** With Shift, a click selects the rows from the last checkbox to this one. */
export const Range: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner la page' }));
    const [, first, , third = document.body] = checkboxesOf(canvas);
    await userEvent.click(first ?? document.body);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third);
    await userEvent.keyboard('{/Shift}');
    await expect(ticked(canvas)).toBe('-xxx--');
  },
};

/** Waits until the keys of the grid are loaded: the first key on the page loads them. */
const loaded = async (canvas: Canvas, userEvent: { keyboard: (keys: string) => Promise<void> }) => {
  await userEvent.keyboard('{Control}');
  const [first = document.body] = canvas.getAllByRole('button', { name: /^Voir/ });
  await waitFor(() => expect(first).toHaveAttribute('tabindex', '-1'));
};

/** One Tab stop; arrow keys move between rows and cells, and Tab comes back to the last one. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvas, userEvent);
    const [head, first, second] = checkboxesOf(canvas);
    const row = within(canvas.getAllByRole('row')[1] ?? document.body);
    const cells = row.getAllByRole('cell');
    const [view, remove] = within(cells.at(-1) ?? document.body).getAllByRole('button');
    await userEvent.tab();
    await expect(head).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row.getByRole('rowheader')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(view).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(checkboxesOf(canvas).at(-1)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(checkboxesOf(canvas).at(-1)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}');
    await expect(second).toHaveFocus();
    // A table that becomes narrow is cards, in which each control is a stop.
    canvasElement.style.width = '20rem';
    await waitFor(() => expect(view).toHaveAttribute('tabindex', '0'));
    canvasElement.style.width = '';
  },
};

/** Keys select: a row, a range that grows and shrinks, the page. */
export const SelectsByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, userEvent);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect(ticked(canvas)).toBe('-xxx--');
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(ticked(canvas)).toBe('-xx---');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(ticked(canvas)).toBe('-xxx--');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(ticked(canvas)).toBe('xxxxxx');
  },
};

/** A click beside a checkbox counts as one on it, and opens nothing. */
export const BesideBox: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, first] = checkboxesOf(canvas);
    await userEvent.click(first?.parentElement ?? document.body);
    await expect(first).toBeChecked();
  },
};

/** While the rows load, none can be selected. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeDisabled(),
};
export const OddTexts: Story = {
  args: {
    rows: people(oddTexts.length).map((person, index) => ({ ...person, name: oddTexts[index] ?? '' })),
  },
};

/** A checkbox and its row in every state, selected and not. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['non sélectionnée', 'sélectionnée']}
      states={pointerStates}
      on="td input"
      render={(state, row) => (
        <Table
          {...args}
          title={`${row}, ${state}`}
          rows={people(1)}
          columns={[{ id: 'name', header: 'Nom', width: 150, cell: ({ name }) => name }]}
          selection={{
            label: 'Sélectionner la page',
            selected: { has: () => row === 'sélectionnée' },
            labelOf,
            onSelect: () => undefined,
          }}
        />
      )}
    />
  ),
};
export const SmallScreen: Story = { globals: phone };
export const ManyColumns: Story = {
  args: {
    columns: ['a', 'b', 'c'].flatMap((part) =>
      personColumns.map((column, index) => ({ ...column, id: column.id + part, rank: -index })),
    ),
  },
};
export const RightToLeft: Story = { globals: rightToLeft };
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };

/** What does not fit begins below the name, not below its picture, numbers too, each value beside its label. A row without a value has no line for it. */
export const Folded: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    columns: [
      ...personColumns.map((column) => ({ ...column, rank: column.id === 'role' ? 0 : 1 })),
      {
        id: 'note',
        header: 'Note',
        rank: 0,
        cell: ({ id }) => (id === 1 ? 'Absente' : <Text data-absent>—</Text>),
      },
      // It does not fit into the widest table either.
      { id: 'total', header: 'Total', rank: -1, width: 1200, align: 'end', cell: () => '1 204 km' },
    ],
  },
  play: async ({ canvas }) => {
    const [row = document.body, other = document.body] = canvas.getAllByRole('row').slice(1);
    const startOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(within(row).getByText(text));
      return range.getBoundingClientRect().left;
    };
    const cell = within(row).getByText('Absente').closest('td') ?? row;
    const label = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
    await expect(label).toBeCloseTo(startOf('Alice Dubreuil'), 0);
    await expect(startOf('1 204 km')).toBeCloseTo(startOf('Absente'), 0);
    await expect(startOf('Absente') - label).toBeLessThan(150);
    await expect(within(other).getByText('—')).not.toBeVisible();
  },
};
const many = people(120);

/** Many rows that replace as many others are all shown. Those that stay are not taken away meanwhile. */
export const ManyRowsReplaced: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Render(args) {
    const [first, setFirst] = useState(0);
    const next = <Button onClick={() => setFirst(first === 0 ? 10 : 70)}>Suivants</Button>;
    return <Table {...args} rows={many.slice(first, first + 50)} tools={next} />;
  },
  play: async ({ canvas, userEvent }) => {
    const rowOf = (id: number) => canvas.findByRole('row', { name: new RegExp(`personne${id}@`) });
    const next = canvas.getByRole('button', { name: 'Suivants' });
    const kept = await rowOf(50);
    await userEvent.click(next);
    await rowOf(60);
    await expect(kept).toBeVisible();
    await userEvent.click(next);
    await rowOf(120);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 50);
    await expect(kept).not.toBeInTheDocument();
  },
};
