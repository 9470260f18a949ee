import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Components/SearchInput',
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

/** Every prop can be set here. */
export const Playground: Story = {};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
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
export const Small: Story = { args: { size: 'sm', value: 'Dubreuil' } };
