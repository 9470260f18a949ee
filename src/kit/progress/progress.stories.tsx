import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Lecture de la liste', text: '300 sur 1 200 lignes', value: 0.25 },
  render: (args) => (
    <Card width="narrow">
      <Progress {...args} />
    </Card>
  ),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Lecture de la liste' });
    await expect(bar).toHaveValue(0.25);
    await expect(bar).toHaveAttribute('aria-valuetext', '300 sur 1 200 lignes');
  },
};
export const Begun: Story = { args: { text: '0 sur 1 200 lignes', value: 0 } };
export const Done: Story = { args: { text: '1 200 sur 1 200 lignes', value: 1 } };
/** Without a value it says that something goes on, not how much. */
export const Unknown: Story = {
  args: { text: 'Écriture du fichier…', value: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value'),
};
export const OddTexts: Story = {
  render: () => (
    <Card width="narrow">
      <Stack gap="4">
        {oddTexts.map((text) => (
          <Progress key={text} label={text} text={text} value={0.5} />
        ))}
      </Stack>
    </Card>
  ),
};
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };

/* The pair of the guide. */
export const DoSayHowFar: Story = {
  tags: ['!dev', '!autodocs'],
};
export const DontSayWait: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Veuillez patienter…' },
};
