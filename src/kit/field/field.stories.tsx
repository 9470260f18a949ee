import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Input/Field',
  component: Field,
  args: { label: 'Téléphone', children: (control) => <TextInput {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Téléphone'));
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveFocus();
  },
};
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toBeRequired();
  },
};
export const LabelHidden: Story = {
  args: { labelHidden: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toBeRequired();
    await expect(canvas.getByText('Téléphone').getBoundingClientRect().width).toBeLessThan(100);
  },
};
export const WithHint: Story = { args: { hint: 'Dix chiffres, deux par deux.' } };
export const WithError: Story = {
  args: { error: 'Format requis: 0x xx xx xx xx', required: true, hint: 'Dix chiffres, deux par deux.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Téléphone' });
    await expect(input).toBeInvalid();
    // Once: with `aria-errormessage` as well, some screen readers say the error twice.
    await expect(input).not.toHaveAttribute('aria-errormessage');
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
};
export const SeveralErrors: Story = {
  args: { error: 'Ce numéro est déjà pris\nFormat requis: 0x xx xx xx xx' },
};
export const LongText: Story = {
  args: {
    label: 'Description détaillée de la catégorie telle que les chauffeurs et les clients la verront',
    hint: 'Elle apparaît dans l’application, sous le titre, et dans les résultats de recherche. '.repeat(3),
    children: (control) => <Textarea {...control} />,
  },
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack>
        {oddTexts.map((text) => (
          <Field key={text} {...args} label={text} hint={text} error={text} required />
        ))}
      </Stack>
    </Card>
  ),
};

/* The pair of the guide. */
export const DoLabelAndHint: Story = {
  tags: ['!dev', '!autodocs'],
  args: { hint: 'Dix chiffres, deux par deux.' },
};
export const DontLabelInside: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    labelHidden: true,
    children: (control) => <TextInput {...control} placeholder="Téléphone (dix chiffres)" />,
  },
};
