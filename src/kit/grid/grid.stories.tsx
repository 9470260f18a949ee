import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#kit/card/card.tsx';
import { Grid } from './grid.tsx';

const cards = ['Utilisateurs', 'Etablissements', 'Catégories', 'Options'].map((name) => (
  <Card key={name}>{name}</Card>
));

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: cards },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dense: Story = { args: { columns: 'dense' } };
export const Two: Story = { args: { columns: '2' } };
export const Three: Story = { args: { columns: '3' } };
export const Aside: Story = { args: { columns: 'aside', children: cards.slice(0, 2) } };
export const Main: Story = { args: { columns: 'main', children: cards.slice(0, 2) } };
export const Tight: Story = { args: { gap: '2' } };
export const Wide: Story = { args: { gap: '6' } };
export const Phone: Story = { args: { columns: '2' }, globals: { viewport: { value: 'phone' } } };
