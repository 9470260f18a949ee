import type { Meta, StoryObj } from '@storybook/react-vite';
import { t } from '#lib/i18n/i18n.ts';
import { onService } from '#runtime/testing/story.ts';
import { endlessPerson, listStates } from './list-states.ts';
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
    t('resources.activity.columns.event'),
    t('resources.activity.columns.origin'),
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

export const List: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const LongTexts: Story = states.longTexts;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;
