import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { fits } from './list-states.ts';
import { Product } from './product.tsx';

const journal = 'GET /admin/activity';

/** The entry of the journal about the disabling of an account. */
const disabling = {
  id: 'entry',
  actor: { id: 7, name: 'Nadia Benali', avatar: null },
  action: 'command',
  name: 'disable',
  resource: 'users',
  record: { id: 109, title: null },
  changes: [{ field: 'status', from: 'active', to: 'disabled' }],
  ip: '203.0.113.7',
  createdAt: '2026-11-18T09:12:00.000Z',
};

const onJournal = (items: readonly object[]) =>
  onService({ responses: { [journal]: json({ data: { items, total: items.length } }) } });

const meta = {
  title: 'Screens/User/Disabled',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs/109' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Why the account was disabled, by whom and when, is beside its state. */
export const Reason: Story = {
  parameters: onJournal([
    { ...disabling, id: 'later', name: 'role', note: 'Un autre motif.' },
    { ...disabling, note: 'Deux signalements de clients.' },
  ]),
  play: async () => {
    await expect(await page.findByText('Deux signalements de clients.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nadia Benali' })).toBeVisible();
    await expect(page.queryByText('Un autre motif.')).not.toBeInTheDocument();
    const [read] = calls(journal);
    await expect(read?.query.toString()).toBe(
      'action=command&resource=users&record=109&page=1&limit=20&sort=-createdAt',
    );
    await fits();
  },
};
export const SmallScreenReason: Story = { ...Reason, globals: phone };

export const WithoutReason: Story = {
  parameters: onJournal([{ ...disabling, note: null }]),
  play: async () => void (await page.findByText(t('pages.userDetail.noReason'))),
};

/** The account was disabled before there was a journal. */
export const Unknown: Story = {
  parameters: onJournal([]),
  play: async () => void (await page.findByText(t('pages.userDetail.disabledUnknown'))),
};

/** A journal that cannot be read does not affect the page, and is read again by a button of its own. */
export const JournalFailed: Story = {
  parameters: onService({
    responses: { [journal]: errorResponse(403, { message: 'Pas de journal pour vous.' }) },
  }),
  play: async ({ userEvent }) => {
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Pas de journal pour vous.');
    respond(journal, json({ data: { items: [{ ...disabling, note: 'Deux signalements.' }], total: 1 } }));
    await userEvent.click(within(alert).getByRole('button', { name: t('common.retry') }));
    await page.findByText('Deux signalements.');
  },
};
