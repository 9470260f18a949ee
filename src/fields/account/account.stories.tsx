import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { type Account, account } from './account.ts';
import { views } from './account.views.tsx';

const field = account({ types: ['bank', 'paypal'] });
const labels: Readonly<Record<string, string>> = { bank: 'Virement bancaire', paypal: 'PayPal' };

const meta = { title: 'Fields/Records, people and links/Account' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: Account) => () => (
  <Shown views={views} field={field} value={value} labelOf={(value) => labels[value]} />
);

export const Bank: Story = { render: shown({ type: 'bank', label: 'FR76 •••• •••• 1234' }) };
export const Unknown: Story = { render: shown({ type: 'mobile_money', label: '+221 •• •• 42' }) };
export const Long: Story = {
  render: shown({ type: 'paypal', label: `${'marie.francoise.'.repeat(5)}@exemple.fr` }),
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={oddTexts.map((label) => ({ type: 'bank', label }))}
      labelOf={(value) => labels[value]}
    />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} /> };
