import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { expectFollowed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { StatCard } from './stat-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatChange } from './stat-change.tsx';

const meta = {
  title: 'Components/Data display/StatCard',
  component: StatCard,
  args: { label: 'Utilisateurs', caption: 'Tous les comptes inscrits', figure: '1 284', icon: Users },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Loading: Story = { args: { figure: undefined } };
export const WithoutIcon: Story = { render: () => <StatCard label="Courses" figure="12" /> };
/** The change since an earlier figure is read as a sentence. */
export const Changes: Story = {
  render: () => (
    <StatCards aria-label="Activité">
      <StatCard
        label="Courses"
        figure="1 284"
        change={<StatChange text="+12 %" direction="up" meaning="en hausse de 12 %" />}
        caption="1 146 auparavant"
      />
      <StatCard
        label="Montant total"
        figure="123 456 789 012,34 €"
        change={<StatChange text="−3 %" direction="down" meaning="en baisse de 3 %" />}
        caption="127 275 040 218,91 € auparavant"
      />
      <StatCard
        label="Inscriptions"
        figure="48"
        change={<StatChange text="0 %" direction="same" meaning="stable" />}
        caption="48 auparavant"
      />
      <StatCard label="En attente" figure={undefined} change={null} caption={null} />
    </StatCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('en hausse de 12 %')).toBeInTheDocument();
    // The parts of a card stand below each other, from the same edge.
    const card = canvas.getByText('Courses').parentElement;
    const boxes = [...(card?.children ?? [])].map((part) => part.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    await expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((a, b) => a - b));
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length);
  },
};
export const LongText: Story = {
  args: {
    label: 'Formules d’abonnement proposées aux chauffeurs indépendants',
    figure: '123 456 789 012,34 €',
  },
};
/** The whole card is one link, named by its text. */
export const Linked: Story = {
  args: { href: '#utilisateurs' },
  play: async ({ canvas, userEvent }) => {
    await expectFollowed(userEvent, canvas.getByRole('link', { name: /Utilisateurs/ }));
  },
};

const set =
  (figures: readonly string[], label = 'Statistiques') =>
  () => (
    <StatCards aria-label={label}>
      {figures.map((figure, index) => (
        <StatCard
          key={figure}
          label={['Courses', 'Montant total', 'Distance'][index % 3] ?? ''}
          figure={figure}
        />
      ))}
    </StatCards>
  );
const many = ['1 300', '123 456 789 012,34 €', '12,5 km', '248', '30 341,99 €'];
export const Two: Story = { render: set(many.slice(0, 2)) };
export const Three: Story = { render: set(many.slice(0, 3)) };
/** Beside a narrow navigation on a tablet three cards are one row, and five are two full rows. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <Card>
      <Stack gap="4">
        {set(many.slice(0, 3), 'Courses')()}
        {set(many)()}
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const rowsOf = (region: Element) => {
      const tops = [...region.querySelectorAll('.stat-card__root')].map(
        (card) => card.getBoundingClientRect().top,
      );
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    };
    await expect(canvas.getAllByRole('region').map(rowsOf)).toEqual([[3], [3, 2]]);
  },
};
export const Four: Story = { render: set(many.slice(0, 4)) };
/** If only the first card has a caption, it stands beside its figure, so that the others have no blank line. */
export const OneCaption: Story = {
  render: () => (
    <StatCards aria-label="Retraits">
      <StatCard label="Retraits en attente" figure="12" caption="4 812,50 € à verser" href="#retraits" />
      <StatCard label="Transactions en attente" figure="31" />
      <StatCard label="Transactions validées" figure="1 204" />
      <StatCard label="Transactions rejetées" figure="9" />
    </StatCards>
  ),
  play: async ({ canvas }) => {
    const caption = canvas.getByText('4 812,50 € à verser').getBoundingClientRect();
    const figure = canvas.getByText('12').getBoundingClientRect();
    await expect(caption.left).toBeGreaterThan(figure.left);
    await expect(caption.bottom).toBeLessThanOrEqual(figure.bottom);
    const below = canvas.getAllByText(/^\d/, { selector: '.stat-card__figure' }).map((each) => {
      const card = each.parentElement?.getBoundingClientRect();
      return Math.round((card?.bottom ?? 0) - each.getBoundingClientRect().bottom);
    });
    await expect(new Set(below).size).toBe(1);
    await expect(below[0]).toBeLessThan(30);
  },
};

/** Each row is full, whatever the number of cards. */
export const Five: Story = {
  render: set(many),
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('1 300'), canvas.getByText('30 341,99 €')];
    const side = (inner: HTMLElement, end: 'left' | 'right') =>
      inner.parentElement?.getBoundingClientRect()[end];
    const group = canvas.getByRole('region', { name: 'Statistiques' }).getBoundingClientRect();
    await expect(side(first, 'left')).toBeCloseTo(group.left, 0);
    await expect(side(last, 'right')).toBeCloseTo(group.right, 0);
  },
};
/** On a narrow screen they are the lines of one card. */
export const Phone: Story = { render: set(many), globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['lien', 'sans lien']}
      states={[...pointerStates, 'loading']}
      render={(state, row) => (
        <StatCard
          {...args}
          figure={state === 'loading' ? undefined : args.figure}
          href={row === 'lien' ? '#utilisateurs' : undefined}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: () => (
    <StatCards aria-label="Statistiques">
      {oddTexts.map((text) => (
        <StatCard key={text} label={text} figure={text} caption={text} icon={Users} />
      ))}
    </StatCards>
  ),
};

/* The pair of the guide. */
export const DoSayComparedWithWhat: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Courses',
    figure: '1 284',
    change: <StatChange text="+12 %" direction="up" meaning="en hausse de 12 %" />,
    caption: '1 146 auparavant',
  },
};
export const DontLeaveItOpen: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <StatCard
      label="Courses"
      icon={Users}
      figure="Mille deux cent quatre-vingt-quatre"
      change={<StatChange text="+12 %" direction="up" meaning="en hausse de 12 %" />}
    />
  ),
};
