import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { live } from '#lib/live/live.ts';
import { errorResponse, json, noRecords } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const withdrawals = 'GET /admin/withdrawals';
const rides = 'GET /admin/rides';
const total = (count: number) => json({ data: { items: [], total: count } });

const meta = {
  title: 'Screens/Navigation/Waits',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/options', restsSoon: true },
  parameters: onService({ responses: { [withdrawals]: total(1), [rides]: total(237) } }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code that counts loads when the page is idle. */
const late = { timeout: 15_000 };
const name = (resource: 'rides' | 'withdrawals' | 'establishments', count?: number | string) => {
  const label = t(`resources.${resource}.name`);
  return count === undefined ? label : t('waits.name', { name: label, count });
};
const entry = (text: string) => page.findByRole('link', { name: text }, late);

/** One withdrawal, many rides. News, which nobody has to work off, and other resources have no count. */
export const Counted: Story = {
  play: async ({ userEvent }) => {
    await expect(await entry(name('withdrawals', 1))).toHaveTextContent(/1$/);
    await expect(await entry(name('rides', '99+'))).toHaveTextContent(/99\+$/);
    await expect(calls(withdrawals).map(({ query }) => String(query))).toEqual([
      'status=pending&page=1&limit=1',
    ]);
    await entry(name('establishments'));
    // The service tells of a change: the last withdrawal was decided elsewhere.
    respond(withdrawals, noRecords);
    await waitFor(() => {
      live.tell('withdrawals');
      return expect(page.getByRole('link', { name: name('withdrawals') })).toBeVisible();
    }, late);
    await userEvent.click(await entry(name('rides', '99+')));
    // The number is not a link of its own.
    await waitFor(() => expect(currentHref()).toBe('/courses'));
  },
};

/** The sum beside a count of the dashboard is read again with it. */
export const SumOnDashboard: Story = {
  args: { path: '/', restsSoon: true },
  play: async () => {
    const sum = 'GET /admin/withdrawals/pending';
    await entry(name('withdrawals', 1));
    await waitFor(() => expect(calls(sum)).toHaveLength(1));
    respond(withdrawals, noRecords);
    await waitFor(() => {
      live.tell('withdrawals');
      return expect(page.getByRole('link', { name: name('withdrawals') })).toBeVisible();
    }, late);
    await waitFor(() => expect(calls(sum).length).toBeGreaterThan(1));
  },
};

/** A count that cannot be read, or that is 0, is left out, and nobody is told. */
export const FailedAndNone: Story = {
  parameters: onService({ responses: { [withdrawals]: errorResponse(500), [rides]: noRecords } }),
  play: async () => {
    await waitFor(
      () => expect([calls(withdrawals), calls(rides)].map(({ length }) => length)).toEqual([1, 1]),
      late,
    );
    await page.findByText('Animaux acceptés');
    await entry(name('withdrawals'));
    await entry(name('rides'));
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
};

/** In a sidebar of icons, the numbers lie on the icons. */
export const Icons: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(await entry(name('withdrawals', 1))).toHaveTextContent(/1$/);
    await entry(name('rides', '99+'));
  },
};

/** The menu of a small screen shows the same. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(calls(rides)).toHaveLength(1), late);
    await userEvent.click(page.getByRole('button', { name: t('shell.openMenu') }));
    const menu = within(await page.findByRole('dialog'));
    await menu.findByRole('link', { name: name('withdrawals', 1) }, late);
    await menu.findByRole('link', { name: name('rides', '99+') }, late);
    await atRest();
  },
};
