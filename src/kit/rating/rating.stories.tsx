import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Components/Data display/Rating',
  component: Rating,
  args: { text: '4,50 / 12', label: 'Note moyenne de 4,50 pour 12 avis' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const None: Story = { args: { text: '0,00 / 0', label: 'Aucun avis' } };
export const Many: Story = {
  args: { text: '4,97 / 12 480', label: 'Note moyenne de 4,97 pour 12 480 avis' },
};

export const OddTexts: Story = {
  render: () => (
    <Card width="narrow">
      <Stack gap="2">
        {oddTexts.map((text) => (
          <Rating key={text} text={text} label={text} />
        ))}
      </Stack>
    </Card>
  ),
};
