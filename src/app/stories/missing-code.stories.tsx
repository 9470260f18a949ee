import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';
import { ErrorPage } from '#pages/errors/error-page.tsx';
import { page } from '#runtime/testing/story.ts';

/** Shows a screen whose code could not be loaded. With `recovers`, the second attempt succeeds. */
function MissingCode({ recovers }: { recovers: boolean }) {
  const [router] = useState(() => {
    let attempts = 0;
    const routeTree = createRootRoute({
      loader() {
        attempts += 1;
        if (attempts === 1 || !recovers) throw new ApiError('code');
      },
      component: () => <h1>Courses</h1>,
      errorComponent: ErrorPage,
    });
    return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  });
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Missing code',
  component: MissingCode,
  tags: ['!autodocs'],
  args: { recovers: false },
  parameters: { layout: 'fullscreen', chromatic: { modes: { phone: { disable: false } } } },
} satisfies Meta<typeof MissingCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await page.findByText(t('errors.code'));
    await expect(page.getByRole('link', { name: t('errors.home') })).toBeVisible();
  },
};

export const Recovers: Story = {
  args: { recovers: true },
  play: async ({ userEvent }) => {
    await page.findByText(t('errors.code'));
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await page.findByRole('heading', { name: 'Courses' });
  },
};
