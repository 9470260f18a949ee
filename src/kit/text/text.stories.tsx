import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

const long =
  'Réserver une course de nuit vers l’aéroport avec trois bagages, un animal et deux arrêts intermédiaires, puis payer à l’arrivée.';

const meta = {
  title: 'Components/Data display/Text',
  component: Text,
  args: { children: 'Alice Dubreuil' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Liste des utilisateurs</Heading>
      <Heading level={2}>Établissement</Heading>
      <Heading level={3}>Options proposées</Heading>
      <Heading level={4} variant="section">
        Grand titre, petit rang
      </Heading>
    </Stack>
  ),
};
export const Looks: Story = {
  render: () => (
    <Stack gap="2">
      {(
        [
          'page',
          'section',
          'card',
          'figure',
          'body',
          'strong',
          'label',
          'caption',
          'code',
          'inherit',
        ] as const
      ).map((variant) => (
        <Text key={variant} variant={variant}>
          Alice Dubreuil, 1 284,50 € · {variant}
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {(['inherit', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  args: { overflow: 'truncate', children: long },
  render: (args) => (
    <Card width="narrow">
      <Text {...args} />
    </Card>
  ),
};

export const Lines: Story = { args: { overflow: 'lines', children: 'Première ligne\nSeconde ligne' } };
export const NoWrap: Story = { args: { overflow: 'nowrap', children: '06 12 34 56 78' } };
export const Tabular: Story = { args: { tabular: true, children: '1 111,11 €' } };

/** The start and the end of a route. */
export const Start: Story = { args: { mark: 'start', children: 'Gare de Lyon, Paris' } };
export const End: Story = { args: { mark: 'end', children: 'Gare du Nord, Paris' } };

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      {oddTexts.map((text) => (
        <Text key={text} {...args} as="p">
          {text}
        </Text>
      ))}
    </Card>
  ),
};
