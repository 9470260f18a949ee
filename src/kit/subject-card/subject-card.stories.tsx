import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Badge } from '#kit/badge/badge.tsx';
import { forcedColours, largeTextOnPhone, phone, rightToLeft } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { SubjectCard } from './subject-card.tsx';

const meta = {
  title: 'Components/Data display/SubjectCard',
  component: SubjectCard,
  args: {
    picture: <Avatar name="Alice Dubreuil" />,
    title: 'Alice Dubreuil',
    lines: [{ id: 'email', content: 'alice.dubreuil@example.com' }],
    facts: [
      { id: 'role', term: 'Rôle', value: 'Chauffeur' },
      { id: 'status', term: 'Etat du compte', value: <Badge tone="success">Actif</Badge> },
      { id: 'phone', term: 'Téléphone', value: '06 12 34 56 78' },
    ],
  },
} satisfies Meta<typeof SubjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Rôle',
      'Etat du compte',
      'Téléphone',
    ]);
  },
};
/** A thing without a picture, and a fact with a whole line. */
export const WideFact: Story = {
  args: {
    picture: undefined,
    title: 'C-2026-00042',
    lines: [{ id: 'status', content: <Badge tone="warning">En attente</Badge> }],
    facts: [
      { id: 'price', term: 'Prix', value: <Text tabular>24,50 €</Text> },
      { id: 'client', term: 'Client', value: 'Karim Benali' },
      { id: 'route', term: 'Trajet', value: '12 rue des Lilas, Lyon → Gare Part-Dieu, Lyon', wide: true },
    ],
  },
};
export const OnlyTitle: Story = { args: { picture: undefined, lines: [], facts: [] } };
export const OddTexts: Story = {
  args: {
    title: oddTexts[4],
    lines: oddTexts.map((content, at) => ({ id: String(at), content })),
    facts: oddTexts.map((text, at) => ({ id: String(at), term: text, value: text })),
  },
};
export const SmallScreen: Story = { globals: phone };
export const LargeText: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const ForcedColours: Story = { globals: forcedColours };
