import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { live } from '#lib/live/live.ts';
import { respond } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const rides = 'GET /admin/rides';

const meta = {
  title: 'Screens/Lists/News meanwhile',
  component: Product,
  tags: ['!autodocs', 'behaviour'],
  // No other story changes these records: what has changed is kept, and the clock of each story begins again.
  args: { path: '/courses' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the code and the styles of the offer are there: they load when the page is idle. */
const offerReady = () =>
  waitFor(
    () => {
      const region = document.querySelector('.newsButton__root');
      return expect(region && getComputedStyle(region).position).toBe('sticky');
    },
    { timeout: 15_000 },
  );

/** A change that the service reports while a page is on its way, which may have been read before it. */
export const ChangedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    await page.findAllByRole('link', { name: /^Voir / });
    await offerReady();
    const released = Promise.withResolvers<void>();
    const read = { count: 0 };
    respond(rides, async (_, usual) => {
      const text = await (await usual()).text();
      read.count += 1;
      const isFirst = read.count === 1;
      if (isFirst) await released.promise;
      return new Response(isFirst ? text : text.replaceAll(/"name":"[^"]+"/g, '"name":"Thomas Roy"'), {
        headers: { 'content-type': 'application/json' },
      });
    });
    await userEvent.click(page.getByRole('button', { name: t('list.next') }));
    await waitFor(() => expect(read.count).toBe(1));
    live.tell('rides');
    await new Promise((resolve) => setTimeout(resolve, 100));
    released.resolve();
    const name = asRead(`${t('news.changed')} ${t('news.show')}`);
    await waitFor(() => expect(page.getByRole('button', { name })).toBeVisible(), { timeout: 10_000 });
    await expect(page.queryByText('Thomas Roy')).not.toBeInTheDocument();
  },
};
