import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Description' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every prop can be set here. */
export const Playground: Story = {};
export const Empty: Story = { args: { placeholder: 'Description' } };
export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const before = box.getBoundingClientRect().height;
    await userEvent.type(box, 'une{Enter}deux{Enter}trois{Enter}quatre{Enter}cinq{Enter}six');
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Une adresse au bord de l’eau.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Une adresse au bord de l’eau.' } };
export const LongText: Story = { args: { defaultValue: 'Une adresse au bord de l’eau.\n'.repeat(40) } };
