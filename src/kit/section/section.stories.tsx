import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: {
    title: 'Activité',
    level: 2,
    description: '1er au 30 novembre 2026, comparé à la période précédente (2 au 31 octobre 2026).',
    actions: <Button variant="outline">Mois</Button>,
    children: <Card title="Courses">1 284</Card>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Activité' })).toBeVisible();
  },
};
export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };
/** In a dialog, whose title is at level 2. */
export const InDialog: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Activité' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OddTexts: Story = {
  args: { title: oddTexts[4] ?? '', description: oddTexts.join(' ') },
};
