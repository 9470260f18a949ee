import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { keepsToasts, keepToasts } from '#lib/notify/toast-choice.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const meta = {
  title: 'Screens/Settings/Preferences',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=preferences' },
  parameters: onService(),
  beforeEach: () => () => void keepToasts(false),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The switch stands beside its text. */
export const Full: Story = {
  play: async ({ userEvent }) => {
    const choice = await page.findByRole('switch', { name: t('pages.settings.notifications.keep') });
    const text = page.getByText(t('pages.settings.notifications.keep'));
    await expect(text.getBoundingClientRect().left - choice.getBoundingClientRect().right).toBeLessThan(20);
    await userEvent.click(text);
    await expect(choice).toBeChecked();
    await expect(keepsToasts()).toBe(true);
  },
};
export const SmallScreen: Story = { ...Full, globals: phone };
