import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { live } from '#lib/live/live.ts';
import { noNetwork } from '#runtime/testing/responses.ts';
import { calls, type Handler, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { isObject, member } from '#schema/objects.ts';
import { Product } from './product.tsx';

const list = 'GET /admin/users';
/** The first user of the list. */
const known = 'Thomas Haddad';

const meta = {
  title: 'Screens/Lists/News',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list with records that somebody else has added. */
const withNew =
  (...names: readonly string[]): Handler =>
  async (_, usual) => {
    const data: unknown = member(await (await usual()).json(), 'data');
    const items = member(data, 'items');
    const first = Array.isArray(items) ? items[0] : undefined;
    const added = names.map((name, index) => ({
      ...(isObject(first) && first),
      id: `new-${index}`,
      name,
    }));
    const total = Number(member(data, 'total')) + names.length;
    return Response.json({ data: { items: [...added, ...(Array.isArray(items) ? items : [])], total } });
  };

const rows = () => page.getAllByRole('row').map((row) => row.textContent);
const listen = (text: string) =>
  // The code that listens loads when the page is idle.
  waitFor(
    async () => {
      // Each change is read later: one too many would be read after the offer.
      if (page.queryByRole('button', { name: asRead(`${text} ${t('news.show')}`) }) !== null) return;
      live.tell('users');
      await expect(page.getByRole('button', { name: asRead(`${text} ${t('news.show')}`) })).toBeVisible();
    },
    { timeout: 15_000, interval: 1_000 },
  );
const offer = (text: string) => page.getByRole('button', { name: asRead(`${text} ${t('news.show')}`) });
const three = t('news.records.users', { count: 3, number: '3' });

/** Waits until the code and the styles of the offer are there: they load when the page is idle. */
const offerReady = () =>
  waitFor(
    () => {
      const region = document.querySelector('.newsButton__root');
      return expect(region && getComputedStyle(region).position).toBe('sticky');
    },
    { timeout: 15_000 },
  );

/** Rows stay where they are until the offer is taken. */
export const Offered: Story = {
  play: async () => {
    await page.findByText(known);
    await offerReady();
    const before = rows();
    const top = page.getByRole('grid').getBoundingClientRect().top;
    respond(list, withNew('Ada Lenoir', 'Basile Petit', 'Chloé Roy'));
    await listen(three);
    await expect(rows()).toEqual(before);
    await expect(page.getByRole('grid').getBoundingClientRect().top).toBe(top);
  },
};

export const Shown: Story = {
  play: async (context) => {
    await Offered.play?.(context);
    const count = calls(list).length;
    await context.userEvent.click(offer(three));
    await page.findByText('Chloé Roy');
    await waitFor(() => expect(page.queryByRole('button', { name: /Afficher$/ })).not.toBeInTheDocument());
    // What was read for the offer is shown: no second call, no wait.
    await expect(calls(list)).toHaveLength(count);
  },
};

/** A change without new records, and a failed question. */
export const Changed: Story = {
  play: async () => {
    await page.findByText(known);
    respond(list, noNetwork);
    live.tell('users');
    respond(list, async (_, usual) => {
      const text = await (await usual()).text();
      return new Response(text.replace(known, 'Thomas Roy'), {
        headers: { 'content-type': 'application/json' },
      });
    });
    await listen(t('news.changed'));
    await expect(page.getByText(known)).toBeVisible();
  },
};

export const SmallScreen: Story = { ...Offered, globals: phone };
