import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import {
  errorResponse,
  json,
  noNetwork,
  noRecords,
  noResponse,
  truncated,
} from '#runtime/testing/responses.ts';
import { calls, type Handler, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { fits, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const one = 'GET /rides/{id}';
const offers = 'GET /admin/rides/{id}/ride-offers';
const invoice = 'GET /admin/rides/{id}/invoice';
const ride = (number: number) => ({ path: `/courses/ride-${number}` });

const meta = {
  title: 'Screens/Ride',
  component: Product,
  tags: ['!autodocs'],
  args: ride(4),
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const offersTitle = t('resources.rides.related.offers');
const heading = (number: number) => page.findByRole('heading', { level: 1, name: `C-${20_481 - number}` });
const noInvoice = t('resources.rides.absent.invoice');
const cancelButton = t('resources.rides.commands.cancel.label');

/** Returns the story of a ride in a status, with its actions and related records. */
const inStatus = (number: number, status: string, mayCancel: boolean): Story => ({
  args: ride(number),
  play: async () => {
    await heading(number);
    await expect((await page.findAllByText(status))[0]).toBeVisible();
    await expect(page.queryAllByRole('button', { name: cancelButton })).toHaveLength(mayCancel ? 1 : 0);
    await expect(page.getByRole('button', { name: t('common.remove') })).toBeVisible();
    await rowsOf(offersTitle, 4);
    await fits();
  },
});

export const Pending = inStatus(1, t('resources.rides.choices.status.pending'), true);
export const Accepted = inStatus(2, t('resources.rides.choices.status.accepted'), true);
export const InProgress = inStatus(3, t('resources.rides.choices.status.in_progress'), true);
export const Completed = inStatus(4, t('resources.rides.choices.status.completed'), false);
export const Invoice: Story = {
  play: async () => {
    await expect(await page.findByText('F2026-C-20477')).toBeVisible();
    for (const text of [
      t('server.invoiceBase'),
      t('server.invoiceDistance'),
      t('server.invoiceAgreed'),
      /54,00.€/,
      /10.%/,
    ])
      await expect(await page.findByText(text, { selector: 'main :not(dt)' })).toBeVisible();
    await rowsOf(offersTitle, 4);
    // The accepted offer, the price of the ride and the total of the invoice are equal.
    await expect(page.getAllByText(/^59,40.€$/)).toHaveLength(3);
    await fits();
  },
};

/** What happened to a ride. */
export const Timeline: Story = {
  play: async () => {
    const points = within(await page.findByRole('region', { name: t('timeline.title') }));
    const labels = ['requested', 'offered', 'accepted', 'started', 'completed', 'paid'] as const;
    const shown = (await points.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
    for (const label of labels) {
      const text = t(`resources.rides.timeline.${label}`);
      await expect(shown.filter((each) => each.startsWith(text))).toHaveLength(1);
    }
  },
};

/** A service that knows fewer times, and parts that cannot be read: the other points are shown. */
export const ShortTimeline: Story = {
  parameters: onService({
    responses: {
      [one]: async (_, usual) => {
        const { data } = await (await usual()).json();
        const { acceptedAt: _a, startedAt: _s, cancelledAt: _c, ...known } = data;
        return Response.json({ data: known });
      },
      [offers]: errorResponse(500),
      'GET /admin/transactions': noNetwork,
    },
  }),
  play: async () => {
    const points = within(await page.findByRole('region', { name: t('timeline.title') }));
    await expect(await points.findAllByRole('listitem')).toHaveLength(2);
  },
};

/** The payments of a ride are on its page, with a link to their list. */
export const Transactions: Story = {
  args: ride(6),
  play: async () => {
    const table = await page.findByRole('table', { name: t('resources.rides.related.transactions') });
    await waitFor(() => expect(within(table).getAllByText(/€$/).length).toBeGreaterThan(0));
    await expect(within(table).queryByText('C-20475')).not.toBeInTheDocument();
    const all = page.getByRole('link', {
      name: t('related.allOf', { list: t('resources.transactions.name') }),
    });
    await expect(all).toHaveAttribute('href', '/transactions?ride=ride-6');
  },
};

/** The browser's own dialog prints it, and saves it as PDF. */
export const InvoicePrinted: Story = {
  play: async ({ userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await page.findByRole('button', { name: t('common.print') }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(document.documentElement).toHaveAttribute('data-printing');
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.documentElement).not.toHaveAttribute('data-printing');
    print.mockRestore();
  },
};

/** An invoice that cannot exist is not requested. */
export const NoInvoice: Story = {
  args: ride(1),
  play: async () => {
    await page.findByText(noInvoice);
    await expect(calls(invoice)).toHaveLength(0);
  },
};

/** A 409 means that this ride has no invoice: its message is shown, not an error. */
export const InvoiceGone: Story = {
  parameters: onService({ responses: { [invoice]: errorResponse(409, { message: noInvoice }) } }),
  play: async () => {
    await page.findByText(noInvoice);
    await expect(page.queryByRole('button', { name: t('common.retry') })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { path: '/courses/ride-4?name=C-20477' },
  parameters: onService({ responses: { [one]: noResponse, [offers]: noResponse, [invoice]: noResponse } }),
  play: async () => {
    await heading(4);
    await expect(page.queryByRole('button', { name: t('common.remove') })).not.toBeInTheDocument();
  },
};

export const NoOffers: Story = {
  parameters: onService({ responses: { [offers]: noRecords } }),
  play: async () => {
    await page.findByText(t('list.empty'));
    await expect(page.queryByRole('table', { name: offersTitle })).not.toBeInTheDocument();
  },
};

/** Offers that fit on one page have nothing to page through. */
export const FewOffers: Story = {
  play: async () => {
    await rowsOf(offersTitle, 4);
    await expect(
      page.queryByRole('navigation', { name: t('list.paging', { list: offersTitle }) }),
    ).not.toBeInTheDocument();
  },
};

/** Each part that fails shows its own error and has its own button to try again. */
export const PartsFailing: Story = {
  parameters: onService({ responses: { [offers]: noNetwork, [invoice]: truncated } }),
  play: async ({ userEvent }) => {
    await heading(4);
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(2));
    respond(offers);
    const [retry] = page.getAllByRole('button', { name: t('common.retry') });
    if (retry !== undefined) await userEvent.click(retry);
    await rowsOf(offersTitle, 4);
    await expect(page.getAllByRole('alert')).toHaveLength(1);
  },
};

const endless = 'Chemin de la Croix-Rousse-du-Bas-des-Pentes ';
const stretched: Handler = async (_, usual) => {
  const { data } = await (await usual()).json();
  const client = { id: 1, name: 'Marie-Antoinette-Joséphine '.repeat(6), avatar: null };
  const pickup = { address: endless.repeat(6) };
  return Response.json({ data: { ...data, reference: 'C-20480-'.repeat(20), client, pickup } });
};
export const LongTexts: Story = {
  parameters: onService({ responses: { [one]: stretched } }),
  play: async () => {
    await rowsOf(offersTitle, 4);
    await fits();
  },
};

/** A value that is missing or of another type is a dash. */
export const Bare: Story = {
  parameters: onService({
    responses: {
      [one]: json({ data: { id: 'ride-4', price: {}, pickup: 'Lyon', distance_km: 'loin' } }),
      [invoice]: json({ data: { lines: 'aucune' } }),
    },
  }),
  play: async () => {
    await waitFor(() => expect(page.getAllByText('—').length).toBeGreaterThan(12));
    await expect(page.getByRole('main').textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  },
};

export const NotFound: Story = {
  args: ride(999),
  play: async () => void (await page.findByText(t('errors.pages.notFound'))),
};

export const SmallScreen: Story = { ...Invoice, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
