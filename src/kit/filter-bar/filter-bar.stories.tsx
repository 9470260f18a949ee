import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';

const page = within(document.body);
const choices: Readonly<Record<string, readonly string[]>> = {
  Statut: ['En attente', 'Acceptée', 'Annulée'],
  Rôle: ['Client', 'Chauffeur', 'Administrateur'],
  Photos: ['Avec', 'Sans'],
};
/** A filter without an editor. */
const fixed = 'Élément';
type Values = Readonly<Record<string, readonly string[]>>;

function Interactive({ values: initial, ...props }: FilterBarProps & { values: Values }) {
  const [values, setValues] = useState(initial);
  const [opened, setOpened] = useState<{ id: string | undefined; at: string }>();
  const [shown, setShown] = useState(opened);
  if (opened !== undefined && opened !== shown) setShown(opened);
  const names = Object.keys(choices);
  const isShown = (id: string) => (values[id] ?? []).length > 0 || opened?.at.endsWith(`-${id}`);
  return (
    <Card>
      <FilterBar
        {...props}
        status={Object.values(values).flat().length === 0 ? '237 résultats' : '12 résultats'}
        adding={opened?.at === props.addId}
        onAdd={() => setOpened({ id: undefined, at: props.addId })}
      >
        <FilterChips
          addId={props.addId}
          clearLabel="Effacer les filtres"
          editing={opened?.at === props.addId ? undefined : opened?.id}
          filters={[...names, ...Object.keys(values).filter((name) => !names.includes(name))]
            .filter(isShown)
            .map((id) => ({
              id,
              label: id,
              value: (values[id] ?? []).join(', '),
              removeLabel: `Retirer le filtre ${id}`,
              isReadOnly: id === fixed,
            }))}
          onEdit={(id, at) => setOpened({ id, at })}
          onRemove={(id) => setValues({ ...values, [id]: [] })}
          onClear={() => setValues({})}
        />
        {shown === undefined ? null : (
          <FilterPanel
            key={shown.at}
            open={opened !== undefined}
            onOpenChange={(open) => open || setOpened(undefined)}
            triggerId={shown.at}
            title={props.addLabel}
            closeLabel="Fermer"
            backLabel="Retour"
            filters={names.map((name) => ({ id: name, label: name }))}
            editing={shown.id}
            chosen={shown.at === props.addId}
            onEdit={(id) => setOpened({ ...shown, id })}
          >
            <OptionList
              label={shown.id ?? ''}
              multiple
              options={(choices[shown.id ?? ''] ?? []).map((label) => ({ value: label, label }))}
              value={values[shown.id ?? ''] ?? []}
              onValueChange={(next) => setValues({ ...values, [shown.id ?? '']: next })}
            />
          </FilterPanel>
        )}
      </FilterBar>
    </Card>
  );
}

const meta = {
  title: 'Components/Actions/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filtres',
    addId: 'add-filter',
    addLabel: 'Filtrer',
    adding: false,
    onAdd: fn(),
    onIntent: fn(),
    values: {},
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<FilterBarProps & { values: Values }>;
export default meta;
type Story = StoryObj<typeof meta>;

const set: Values = { Statut: ['En attente', 'Acceptée'], Rôle: ['Chauffeur'] };
const button = (name: string) => page.getByRole('button', { name });

export const Playground: Story = {};
/** Filters are no higher than the button: the rows below do not move when the first one is set. */
export const Several: Story = {
  args: { values: set },
  play: async () => {
    const heights = [button('Filtrer'), ...page.getAllByRole('listitem')].map((part) => part.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Open: Story = {
  parameters: ownFrame('300px'),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Filtrer'));
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Filtrer' })).toBeVisible());
  },
};

/** From the button to a filter and its values, without a pointer. */
export const AddedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Filtrer' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Statut' })).toHaveFocus());
    await userEvent.keyboard('{ }{ArrowDown}{ }');
    await expect(await page.findByText('En attente, Acceptée')).toBeVisible();
    await expect(page.getByText('12 résultats')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Filtrer')).toHaveFocus());
    await expect(button('Statut\u00a0: En attente, Acceptée')).toBeVisible();
  },
};

/** A chip opens its editor; unticking all removes it. */
export const Edited: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { values: set },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Rôle\u00a0: Chauffeur'));
    await userEvent.click(await page.findByRole('option', { name: 'Client' }));
    await expect(await page.findByText('Chauffeur, Client')).toBeVisible();
    await userEvent.click(page.getByRole('option', { name: 'Chauffeur' }));
    await userEvent.click(page.getByRole('option', { name: 'Client' }));
    await waitFor(() => expect(button('Rôle\u00a0:')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Filtrer')).toHaveFocus());
    await expect(page.queryByRole('button', { name: /^Rôle/ })).toBeNull();
  },
};

/** Delete and Backspace remove a filter; focus moves on to the next one, at last to the button. */
export const RemovedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { values: set },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Statut\u00a0: En attente, Acceptée')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(button('Rôle\u00a0: Chauffeur')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(button('Filtrer')).toHaveFocus();
    await expect(page.queryByRole('listitem')).toBeNull();
  },
};

export const RemovedByPointer: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { values: set },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Retirer le filtre Rôle'));
    await expect(button('Statut\u00a0: En attente, Acceptée')).toHaveFocus();
    await userEvent.click(button('Effacer les filtres'));
    await expect(button('Filtrer')).toHaveFocus();
    await expect(page.getByText('237 résultats')).toBeVisible();
  },
};

/** A filter without an editor is not offered: it is shown, and can be removed. */
export const Fixed: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { values: { ...set, [fixed]: ['12'] } },
  play: async ({ userEvent }) => {
    await expect(page.getByText('12')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Élément/ })).toBeNull();
    button('Rôle\u00a0: Chauffeur').focus();
    await userEvent.keyboard('{Delete}');
    await expect(button('Retirer le filtre Élément')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Statut\u00a0: En attente, Acceptée')).toHaveFocus();
    await expect(page.queryByText('12')).toBeNull();
  },
};

/** The button is at the right, the filters follow it to the left, and each ends with the button that removes it. */
export const RightToLeft: Story = {
  args: { values: set },
  globals: rightToLeft,
  play: async () => {
    const parts = ['Filtrer', 'Statut\u00a0: En attente, Acceptée', 'Retirer le filtre Statut'].map(button);
    const lefts = parts.map((part) => part.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
  },
};

/** On a phone the panel is a sheet. */
export const OnPhone: Story = {
  args: { values: set },
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Statut\u00a0: En attente, Acceptée'));
    const sheet = await page.findByRole('dialog', { name: 'Statut' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['add', 'edit', 'remove']}
      states={pointerStates}
      on={{ add: '.button', edit: '[data-print=show]', remove: '[aria-label^=Retirer]' }}
      render={(state, row) => (
        <FilterBar {...args} label={`${row} ${state}`} addId={`${row}-${state}`}>
          <FilterChips
            addId={`${row}-${state}`}
            clearLabel="Effacer les filtres"
            filters={[
              { id: 'a', label: 'Statut', value: 'Annulée', removeLabel: 'Retirer le filtre Statut' },
            ]}
            onEdit={fn()}
            onRemove={fn()}
            onClear={fn()}
          />
        </FilterBar>
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: { values: Object.fromEntries(oddTexts.map((text) => [text, oddTexts])) },
};
export const LargeText: Story = { args: { values: set }, globals: largeTextOnPhone };
export const ForcedColours: Story = { args: { values: set }, globals: forcedColours };
