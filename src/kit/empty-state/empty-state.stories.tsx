import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Aucun résultat trouvé.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithAction: Story = {
  args: {
    icon: SearchX,
    text: 'Essayez un autre nom ou une partie de l’adresse.',
    action: <Button variant="outline">Effacer la recherche</Button>,
  },
};
export const Page: Story = { args: { size: 'page', text: 'La première catégorie apparaîtra ici.' } };

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="3">
      {oddTexts.map((text) => (
        <Card key={text} width="narrow">
          <EmptyState {...args} title={text} text={text} action={<Button variant="outline">{text}</Button>} />
        </Card>
      ))}
    </Stack>
  ),
};

/* The pair of the guide. */
export const DoOfferTheNextStep: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <EmptyState
      icon={SearchX}
      title="Aucun résultat trouvé."
      action={<Button variant="outline">Effacer la recherche</Button>}
    />
  ),
};
export const DontBlame: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <EmptyState icon={SearchX} title="Votre recherche est incorrecte." />,
};
