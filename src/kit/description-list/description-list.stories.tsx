import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Badge } from '#kit/badge/badge.tsx';
import { Card } from '#kit/card/card.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/Data display/DescriptionList',
  component: DescriptionList,
  args: {
    entries: [
      { id: 'phone', term: 'Téléphone', description: '06 12 34 56 78' },
      { id: 'role', term: 'Rôle principal', description: <Badge tone="info">Chauffeur</Badge> },
      { id: 'address', term: 'Adresse', description: '12 rue de la République\n69002 Lyon' },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
const facts = [
  { id: 'reference', term: 'Référence', description: 'C-11272' },
  { id: 'distance', term: 'Distance', description: '9,7 km' },
  { id: 'note', term: 'Note', description: 'Le client attend devant l’entrée principale.', wide: true },
  { id: 'duration', term: 'Durée', description: '33 min' },
  { id: 'luggage', term: 'Bagages', description: '1' },
];
/** Rows in two columns where they fit. */
export const Columns: Story = { args: { layout: 'columns', entries: facts } };
export const ColumnsOnPhone: Story = { ...Columns, globals: { viewport: { value: 'phone' } } };
/** The labels and the values of a row are on one line, also beside a picture and beside a value of two lines. */
export const ColumnsWithPicture: Story = {
  args: {
    layout: 'columns',
    entries: [
      { id: 'createdAt', term: 'Créé le', description: '26 novembre 2026\nil y a 12 heures' },
      {
        id: 'owner',
        term: 'Propriétaire',
        description: (
          <Stack direction="row" gap="3" align="center">
            <Avatar name="Solène Boyer" src={undefined} />
            <span>Solène Boyer</span>
          </Stack>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const middle = (text: string) => {
      const content = document.createRange();
      content.selectNodeContents(canvas.getByText(text));
      const { top, bottom } = content.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middle('Propriétaire') - middle('Solène Boyer'))).toBeLessThan(1);
    await expect(Math.abs(middle('Propriétaire') - middle('Créé le'))).toBeLessThan(1);
  },
};
/** What one looks for first, above the other facts. */
export const Head: Story = {
  args: {
    layout: 'head',
    entries: [
      { id: 'status', term: 'Statut', description: <Badge tone="success">Terminée</Badge> },
      { id: 'route', term: 'Trajet', description: '3 avenue de la Gare, 13006 Marseille', wide: true },
      { id: 'price', term: 'Prix', description: '33,92 €' },
    ],
  },
};
/** In rows of two columns, the labels and the values begin where the entries of the head above them do. */
export const HeadAboveColumns: Story = {
  render: () => (
    <Stack gap="4">
      <DescriptionList
        layout="head"
        entries={[
          { id: 'status', term: 'Statut', description: <Badge tone="success">Terminée</Badge> },
          { id: 'route', term: 'Trajet', description: '3 avenue de la Gare, 13006 Marseille', wide: true },
          { id: 'client', term: 'Client', description: 'Solène Boyer' },
          { id: 'driver', term: 'Chauffeur', description: 'Antoine Poirier' },
          { id: 'price', term: 'Prix', description: '33,92 €' },
        ]}
      />
      <DescriptionList layout="columns" entries={facts} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const start = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    for (const [above, below] of [
      ['Statut', 'Référence'],
      ['Trajet', 'C-11272'],
      ['Trajet', 'Le client attend devant l’entrée principale.'],
      ['Client', 'Distance'],
      ['Chauffeur', '9,7 km'],
    ] as const)
      await expect(Math.abs(start(above) - start(below))).toBeLessThan(1);
  },
};
export const HeadOnPhone: Story = { ...Head, globals: { viewport: { value: 'phone' } } };
export const Stacked: Story = { args: { layout: 'stacked' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    entries: [
      {
        id: 'long',
        term: 'Un terme bien plus long que les autres',
        description: 'Une description sur plusieurs lignes, avec ses détails. '.repeat(8),
      },
      { id: 'unbroken', term: 'Référence', description: 'sub_'.padEnd(160, 'x9') },
    ],
  },
};
export const Figures: Story = {
  args: {
    layout: 'figures',
    entries: [
      { id: 'subtotal', term: 'Sous-total', description: '1 219,00 €' },
      { id: 'tax', term: 'TVA', description: '121,90 €' },
      { id: 'total', term: 'Total', description: '1 340,90 €' },
    ],
  },
};
export const Ends: Story = {
  args: {
    layout: 'ends',
    entries: [
      { id: 'short', term: 'Coaching personnel', description: '49,00 €' },
      {
        id: 'long',
        term: 'Une prestation au nom bien plus long que les autres '.repeat(3),
        description: '34,90 €',
      },
      { id: 'unbroken', term: 'Anticonstitutionnellement'.repeat(5), description: '1 340,90 €' },
    ],
  },
};

export const OddTexts: Story = {
  render: () => (
    <Grid columns="2">
      {(['rows', 'columns', 'head', 'stacked', 'ends', 'figures'] as const).map((layout) => (
        <DescriptionList
          key={layout}
          layout={layout}
          entries={oddTexts.map((text) => ({ id: text, term: text, description: text }))}
        />
      ))}
    </Grid>
  ),
};

/* The pair of the guide. */
export const DoShowADash: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    entries: [
      { id: 'phone', term: 'Téléphone', description: '—' },
      { id: 'email', term: 'Email', description: 'alice@example.com' },
    ],
  },
};
export const DontLeaveItEmpty: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    entries: [
      { id: 'phone', term: 'Téléphone', description: '' },
      { id: 'email', term: 'Email', description: 'alice@example.com' },
    ],
  },
};
