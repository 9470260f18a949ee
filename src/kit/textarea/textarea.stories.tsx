import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { expectErrorInFocus } from '#kit/story-edges.ts';
import { inState, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/Input/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Description' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

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
/** The focus ring does not hide the error. */
export const InvalidInFocus: Story = {
  args: { 'aria-invalid': true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectErrorInFocus(document.activeElement);
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Une adresse au bord de l’eau.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Une adresse au bord de l’eau.' } };
export const LongText: Story = { args: { defaultValue: 'Une adresse au bord de l’eau.\n'.repeat(40) } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={['rest', 'hover', 'focus', 'invalid', 'read-only', 'disabled']}
      render={(state, row) => (
        <Textarea
          {...args}
          rows={2}
          defaultValue={row === 'vide' ? undefined : 'Cuisine de saison, terrasse au calme.'}
          {...inState(state)}
          readOnly={state === 'read-only'}
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
          <Textarea key={text} {...args} rows={1} defaultValue={text} />
        ))}
      </Stack>
    </Card>
  ),
};
