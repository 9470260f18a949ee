import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Timeline } from './timeline.tsx';

const at = (time: string) => `23 novembre 2026 à ${time}`;

const requested = { id: 'requested', label: 'Demandée', time: at('23:34'), by: 'François D’Amico' };
const offered = { id: 'offered', label: 'Première offre', time: at('23:36'), by: 'Nadia Bernard' };
const accepted = { id: 'accepted', label: 'Acceptée', time: at('23:38') };
const points = [
  requested,
  offered,
  accepted,
  { id: 'started', label: 'Client à bord', time: at('23:46') },
  { id: 'completed', label: 'Terminée', time: at('23:59'), tone: 'success' as const },
  { id: 'paid', label: 'Payée', time: '24 novembre 2026 à 00:02', tone: 'success' as const },
];

const meta = {
  title: 'Components/Data display/Timeline',
  component: Timeline,
  args: { points },
  render: (args) => (
    <Card title="Déroulement">
      <Timeline {...args} />
    </Card>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is an ordered list: assistive technology counts its points. The card has the name. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Déroulement' })).getByRole('list');
    await expect(list).not.toHaveAccessibleName();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Demandée23 novembre 2026/);
  },
};

/** The last point is the state in which it is now. */
export const UnderWay: Story = { args: { points: [requested, offered, accepted] } };

export const OnePoint: Story = { args: { points: [requested] } };

/** Who did it and why, in their own words. */
export const Cancelled: Story = {
  args: {
    points: [
      requested,
      offered,
      accepted,
      {
        id: 'cancelled',
        label: 'Annulée',
        time: at('23:45'),
        by: 'Nadia Bernard',
        note: 'Client absent au point de rendez-vous.\nAppelé trois fois.',
        tone: 'danger',
      },
    ],
  },
};

export const Loading: Story = { args: { points: undefined } };

export const OddTexts: Story = {
  args: {
    points: oddTexts.map((text, index) => ({
      id: text,
      label: text,
      time: at(`23:0${index}`),
      by: text,
      note: text,
    })),
  },
};

/** Where it is narrow, the points are below each other. */
export const SmallScreen: Story = { ...Cancelled, globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { ...Cancelled, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Cancelled, globals: forcedColours };
export const RightToLeft: Story = { globals: rightToLeft };
