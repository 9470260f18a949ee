import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { MainNavigation } from './main-navigation.tsx';
import { NavigationFilter } from './navigation-filter.tsx';

const meta = {
  title: 'Patterns/Navigation filter',
  component: NavigationFilter,
  args: { onFilter: fn() },
} satisfies Meta<typeof NavigationFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names are found by words in any order, without case and accents, and nothing is filtered once the text is gone. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: t('navigation.filter') });
    await userEvent.type(box, ' PARAMETRES');
    await expect(args.onFilter).toHaveBeenLastCalledWith(new Set(['/parametres']));
    await userEvent.type(box, ' 2');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('navigation.empty'));
    // The search box of a list has such a button, too.
    await userEvent.click(canvas.getByRole('button', { name: t('navigation.clear') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(undefined);
  },
};

/** The navigation of a product with many resources. */
function LongNavigation() {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <MainNavigation filtered /> }),
      history: createMemoryHistory(),
    }),
  );
  return <RouterProvider router={router} />;
}

/** Only the entries that contain each word remain, and no list without entries. */
export const InNavigation: Story = {
  render: () => <LongNavigation />,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: t('navigation.filter') });
    await expect(canvas.getAllByRole('list').length).toBeGreaterThan(1);
    await userEvent.type(box, t('resources.options.name').toUpperCase());
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: t('resources.options.name') })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};
