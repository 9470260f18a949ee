import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { NavigationFilter } from './navigation-filter.tsx';

const meta = {
  title: 'Patterns/NavigationFilter',
  component: NavigationFilter,
  args: { onFilter: fn() },
} satisfies Meta<typeof NavigationFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names are found without case and accents, and nothing is filtered once the text is gone. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: t('navigation.filter') });
    await userEvent.type(box, ' PARAMETRES');
    await expect(args.onFilter).toHaveBeenLastCalledWith(new Set(['/parametres']));
    await userEvent.type(box, ' 2');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('navigation.empty'));
    await userEvent.clear(box);
    await expect(args.onFilter).toHaveBeenLastCalledWith(undefined);
  },
};
