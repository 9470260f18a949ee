import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { session } from '#lib/session/session.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const write = 'PUT /price-configs';

const meta = {
  title: 'Screens/Settings/Prices changed elsewhere',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=prices-config' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const base = () => page.findByLabelText(t('pages.settings.prices.rows.basePrice'));
const perMinute = () => page.getByLabelText('Prix par minute (journalier)');
const submit = (userEvent: UserEventObject) =>
  userEvent.click(page.getByRole('button', { name: t('pages.settings.prices.submit') }));
const lastSent = () => JSON.parse(String(calls(write).at(-1)?.body));

/** Another administrator sets the base price, and the page reads the prices again. */
async function changeElsewhere() {
  await fetch('/api/v1/price-configs', {
    method: 'PUT',
    body: JSON.stringify({
      base_price: 2.9,
      price_per_km: { day: 1.12, night: 1.56 },
      price_per_minute: { day: 0.35, night: 0.5 },
      supplements: {
        day: { animal: 3, luggage: 1.5, person: 4 },
        night: { animal: 4, luggage: 2, person: 5 },
      },
    }),
  });
  await queryClient.invalidateQueries({ queryKey: ['price-configs'] });
}

async function enter(userEvent: UserEventObject, box: HTMLElement, price: string) {
  await userEvent.clear(box);
  await userEvent.type(box, price);
}

/** A form that was only visited shows the new prices, and saves them with its own change. */
export const Visited: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await base());
    await userEvent.tab();
    await changeElsewhere();
    await waitFor(async () => expect(await base()).toHaveValue('2,90'));
    await enter(userEvent, perMinute(), '0,40');
    await submit(userEvent);
    await toast(t('pages.settings.prices.success'));
    await expect(lastSent()).toMatchObject({ base_price: 2.9, price_per_minute: { day: 0.4 } });
    await expect(calls(write)).toHaveLength(2);
    await atRest();
  },
};

/** A form with a change keeps the prices that it was begun with until it is saved: then both changes are kept. */
export const Changed: Story = {
  play: async ({ userEvent }) => {
    await base();
    await enter(userEvent, perMinute(), '0,40');
    await changeElsewhere();
    await expect(await base()).toHaveValue('2,60');
    await expect(page.getAllByText(/^Avant\s:/)).toHaveLength(1);
    await submit(userEvent);
    await toast(new RegExp(t('merge.done')));
    await expect(lastSent()).toMatchObject({ base_price: 2.9, price_per_minute: { day: 0.4 } });
    await waitFor(async () => expect(await base()).toHaveValue('2,90'));
    await atRest();
  },
};

/** Undoing a save shows the former prices, also in a form that was visited since. */
export const Undone: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, await base(), '3,10');
    await submit(userEvent);
    await toast(t('pages.settings.prices.success'));
    await waitFor(() =>
      expect(page.getByRole('button', { name: t('pages.settings.prices.submit') })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await userEvent.click(perMinute());
    await userEvent.tab();
    await userEvent.click(page.getByRole('button', { name: t('common.cancel') }));
    await toast(t('undo.done'));
    await waitFor(async () => expect(await base()).toHaveValue('2,60'));
    await atRest();
  },
};

/** What is typed while the prices are sent stays, and is saved by the next submission. */
export const TypedWhileSending: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, await base(), '3,10');
    const release = hold(write);
    await submit(userEvent);
    await waitFor(() => expect(calls(write)).toHaveLength(1));
    await enter(userEvent, perMinute(), '0,40');
    release();
    await toast(`${t('pages.settings.prices.success')} ${t('merge.typed')}`);
    await waitFor(() => expect(page.getAllByText(/^Avant\s:/)).toHaveLength(1));
    await expect(await base()).toHaveValue('3,10');
    await expect(perMinute()).toHaveValue('0,40');
    await submit(userEvent);
    await waitFor(() => expect(calls(write)).toHaveLength(2));
    await expect(lastSent()).toMatchObject({ base_price: 3.1, price_per_minute: { day: 0.4 } });
    await waitFor(() => expect(page.queryByText(/^Avant\s:/)).not.toBeInTheDocument());
    await atRest();
  },
};

/** A kept draft has what the user has changed, and no former price of what somebody else has set meanwhile. */
export const KeptDraft: Story = {
  play: async ({ userEvent }) => {
    await base();
    await enter(userEvent, perMinute(), '0,4');
    await changeElsewhere();
    await userEvent.type(perMinute(), '5');
    const scope = { owner: String(session.state().user?.id), form: 'prices' };
    const kept = () => drafts.read(scope).map(({ draft }) => draft.values);
    await waitFor(() => expect(kept()).toEqual([{ pricePerMinutesDay: '0,45' }]));
    await atRest();
  },
};
