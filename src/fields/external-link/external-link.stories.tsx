import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InList, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { externalLink } from './external-link.ts';
import { views } from './external-link.views.tsx';

const field = externalLink({ base: 'paymentDashboard' });

const meta = { title: 'Fields/Records, people and links/ExternalLink' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} />;

/** The cell and the detail open a new tab that gets no reference to this one. */
export const Reference: Story = {
  render: shown('sub_1Q2w3E4r5T'),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', 'https://dashboard.stripe.com/subscriptions/sub_1Q2w3E4r5T');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByRole('link', { name: /nouvel onglet\)$/ })).toBeVisible();
  },
};
/** In a row the title of the record is part of the link's label. */
export const OfARecord: Story = {
  render: () => (
    <InList>
      <views.Cell value="sub_1" field={field} labelOf={() => undefined} title="Alice Dubreuil" />
    </InList>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Ouvrir Alice Dubreuil dans un nouvel onglet' }),
    ).toBeVisible();
  },
};
/** A reference without an address is not linked. */
export const NoAddress: Story = {
  render: shown('..'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Long: Story = { render: shown('sub_1Q2w3E4r5T'.repeat(8)) };
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = { render: () => <ShownEach views={views} field={field} values={oddTexts} /> };
export const Empty: Story = { render: () => <MissingValue field={field} raw=" " /> };
