import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { endlessPerson, listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const list = 'GET /admin/activity';
const title = t('resources.activity.list.title');

const meta = {
  title: 'Screens/Journal',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/journal' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  path: '/journal',
  call: list,
  title,
  headings: [
    t('resources.activity.fields.createdAt'),
    t('resources.activity.columns.origin'),
    t('resources.activity.fields.action'),
    t('resources.activity.fields.changes'),
    t('resources.activity.fields.note'),
  ],
  stretch: () => ({
    actor: endlessPerson,
    note: 'Une très longue note '.repeat(20),
    record: { id: 1, title: 'Un très long titre '.repeat(12) },
  }),
  search: false,
});

/** Fields and values have the labels of the resource that an entry is about. */
export const List: Story = {
  ...states.full,
  play: async () => {
    await rowsOf(title, 10);
    const changed = t('fields.changes.changed', {
      field: t('resources.withdrawals.fields.status'),
      from: t('resources.withdrawals.choices.status.pending'),
      to: t('resources.withdrawals.choices.status.rejected'),
    });
    await expect((await page.findAllByText(changed)).length).toBeGreaterThan(0);
  },
};
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const LongTexts: Story = states.longTexts;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;

/** The page of a record shows its own part. */
export const History: Story = {
  args: { path: '/courses/ride-1' },
  play: async () => void (await rowsOf(t('list.history'), 10)),
};
