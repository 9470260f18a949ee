import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { tabTo } from '#kit/story-keys.ts';
import { people, personColumns } from '#kit/story-people.tsx';
import { StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Table } from '#kit/table/table.tsx';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Components/Input/SearchInput',
  component: SearchInput,
  args: {
    label: 'Rechercher',
    clearLabel: 'Effacer la recherche',
    placeholder: 'Nom(s), prénom(s), ou email...',
    value: '',
    onValueChange: fn(),
    onKeyDown: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <SearchInput {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name is read once: it is not the description as well. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: args.label });
    await expect(box).toHaveAttribute('title', args.label);
    await expect(box).toHaveAttribute('aria-description', ' ');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Its owner gets Enter, and searches at once. Tab goes on to the button that clears what was typed. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('searchbox'));
    await userEvent.keyboard('Griffin{Enter}');
    await expect(args.onKeyDown).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Enter' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Effacer la recherche' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
export const Filled: Story = { args: { value: 'Dubreuil' } };
export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: args.label });
    await userEvent.type(box, 'Zoé{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Zoé');
    await userEvent.click(canvas.getByRole('button', { name: args.clearLabel }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
/** Beside the title of a table its button takes no further width: what stands beside it does not move. */
export const BesideTitle: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: function Bar(args) {
    const [value, setValue] = useState('');
    return (
      <Table
        title="Liste des utilisateurs"
        columns={personColumns}
        rows={people(2)}
        rowKey={({ id }) => String(id)}
        empty="Aucun résultat trouvé."
        beside={<Button variant="outline">Vues</Button>}
        tools={<SearchInput {...args} value={value} onValueChange={setValue} />}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const width = () => box.closest('.textInput__root')?.getBoundingClientRect().width;
    const before = width();
    await expect(before).toBeGreaterThan(250);
    await userEvent.type(box, 'Zoé');
    await expect(canvas.getByRole('button', { name: 'Effacer la recherche' })).toBeVisible();
    await expect(width()).toBe(before);
  },
};
export const Small: Story = { args: { size: 'sm', value: 'Dubreuil' } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['sm', 'md', 'lg']}
      states={['rest', 'hover', 'focus', 'disabled']}
      render={(state, size) => (
        <SearchInput
          {...args}
          size={size}
          value={state === 'rest' || state === 'disabled' ? '' : 'Dubreuil'}
          disabled={state === 'disabled'}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack gap="2">
        {oddTexts.map((text) => (
          <SearchInput key={text} {...args} value={text} />
        ))}
      </Stack>
    </Card>
  ),
};
