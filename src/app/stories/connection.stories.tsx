import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { noNetwork, pageOf } from '#runtime/testing/responses.ts';
import { respond } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const list = 'GET /admin/users';

const meta = {
  title: 'Screens/Connection',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs', restsSoon: true },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the notices loads when the page is idle. */
const notices = async () => within(await page.findByRole('region', { name: t('notices.label') }));
const rows = () => page.findAllByRole('link', { name: /^Voir / });

/** Makes the product check the connection, as after a change that the browser reports. */
const check = () => window.dispatchEvent(new Event('online'));

export const Offline: Story = {
  play: async () => {
    const bar = await notices();
    await rows();
    respond('GET /', noNetwork);
    check();
    await bar.findByText(t('notices.offline'));
    await expect(await rows()).not.toHaveLength(0);
  },
};

/** When the connection is back, a list that could not be read is read again, and the notice disappears. */
export const BackOnline: Story = {
  parameters: onService({ responses: { [list]: noNetwork, 'GET /': noNetwork } }),
  play: async () => {
    const bar = await notices();
    await page.findByText(t('errors.network'));
    check();
    await bar.findByText(t('notices.offline'));
    respond(list);
    respond('GET /');
    check();
    await rows();
    await waitFor(() => expect(bar.queryByText(t('notices.offline'))).not.toBeInTheDocument());
    await expect(page.queryByText(t('errors.network'))).not.toBeInTheDocument();
  },
};

export const NewVersion: Story = {
  play: async () => {
    const bar = await notices();
    await rows();
    respond('GET /', () => new Response(pageOf(['/assets/next.js'])));
    check();
    await bar.findByText(t('notices.version'));
    await expect(bar.getByRole('button', { name: t('notices.reload') })).toBeEnabled();
  },
};

/** On a phone both notices fit, and nothing is under them. */
export const BothOnSmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await NewVersion.play?.(context);
    respond('GET /', noNetwork);
    check();
    const bar = await notices();
    await bar.findByText(t('notices.offline'));
    const { bottom } = page.getByRole('region', { name: t('notices.label') }).getBoundingClientRect();
    const [frame] = page.getAllByRole('button', { name: new RegExp(t('shell.account')) });
    await expect(frame?.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.floor(bottom));
  },
};
