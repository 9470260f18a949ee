import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json } from '#runtime/testing/responses.ts';
import { hold, respond } from '#runtime/testing/service.ts';
import { onService, page, phone, toast } from '#runtime/testing/story.ts';
import { rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const title = t('resources.withdrawals.list.title');
const label = t('resources.withdrawals.waits.pending.label');
const sums = 'GET /admin/withdrawals/pending';

const meta = {
  title: 'Screens/Withdrawals/Waits',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/retraits' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card of what waits, with its number and its sum, which are read with commas: they are two numbers. */
const card = () => page.findByRole('link', { name: new RegExp(`^${label} ?, \\d+, ?.+€ à verser$`) });
/** Returns its number and its sum. */
const textsIn = async () => {
  const [, number, sum] = (await card()).children;
  return [number?.firstElementChild, sum].map((part) => part?.textContent);
};

/** Above the list stand the number and the sum of what waits for a decision. A decision changes both. */
export const Counted: Story = {
  play: async ({ userEvent }) => {
    const [number, sum] = await textsIn();
    const validate = t('resources.withdrawals.commands.validate.label');
    const [first] = await rowsOf(title, 10);
    await userEvent.click(
      within(first ?? document.body).getByRole('button', { name: new RegExp(`^${validate} `) }),
    );
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: validate }));
    await toast(t('resources.withdrawals.commands.validate.done'));
    await waitFor(async () => expect((await textsIn())[0]).toBe(String(Number(number) - 1)));
    await expect((await textsIn())[1]).not.toBe(sum);
    await userEvent.click(await card());
    await waitFor(() => expect(currentHref()).toBe('/retraits?status=pending'));
  },
};
export const SmallScreen: Story = { play: async () => void (await card()), globals: phone };

/** Its place is kept from the beginning: nothing moves when the number arrives. */
export const Loading: Story = {
  play: async () => {
    const release = hold(sums);
    await rowsOf(title, 10);
    const top = () => page.getByLabelText(title, { selector: 'table' }).getBoundingClientRect().top;
    const before = top();
    await expect(page.getByText(label)).toBeVisible();
    release();
    await card();
    await expect(top()).toBe(before);
  },
};

/** More than anybody has counted: the plus is read as words. */
export const MoreThanCounted: Story = {
  parameters: onService({
    responses: { 'GET /admin/withdrawals': json({ data: { items: [], total: 10_000, more: true } }) },
  }),
  play: async () => {
    const link = await page.findByRole('link', {
      name: new RegExp(`^${label} ?, plus de 10.000, ?.+€ à verser$`),
    });
    await expect(link).toHaveTextContent(/10.000\+/);
  },
};

/** A failure of the sum concerns its card only, and can be tried again there. */
export const Failed: Story = {
  parameters: onService({ responses: { [sums]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    await rowsOf(title, 10);
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
    await expect(page.getByText(t('resources.withdrawals.figures.validated'))).toBeVisible();
    respond(sums);
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await card();
  },
};

/** What waits is shown without the other counts, too. */
export const CountsFailed: Story = {
  parameters: onService({ responses: { 'GET /admin/transaction-counts': errorResponse(500) } }),
  play: async () => {
    await page.findByRole('alert');
    await card();
  },
};
