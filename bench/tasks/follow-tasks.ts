import * as z from 'zod/mini';
import { t } from '#lib/i18n/i18n.ts';
import { textIn } from './demo-data.ts';
import { filterBy, heading, navigate, openByPalette, option } from './moves.ts';
import type { Task } from './task.ts';

/** The tasks that follow a story from one record to another. */
export const followTasks: readonly Task[] = [
  {
    name: 'From a transaction to its ride',
    async run(hand, data) {
      const [payment] = await data.find('transactions', 'type=credit');
      await navigate(hand, t('resources.transactions.name'));
      await filterBy(hand, t('resources.transactions.fields.type'));
      await hand.click(option(hand, t('resources.transactions.choices.type.credit')));
      await hand.press('Escape');
      const reference = /"reference":"([^"]+)"/.exec(JSON.stringify(payment))?.[1] ?? '';
      await hand.click(hand.page.getByRole('link', { name: reference }).first());
      await hand.see(heading(hand, reference));
    },
  },
  {
    name: 'Why was a ride cancelled?',
    async run(hand, data) {
      const [ride] = (await data.find('rides', 'status=cancelled')).filter(
        (each) => each['cancellationNote'],
      );
      await openByPalette(hand, textIn(ride, 'reference'));
      await hand.see(hand.page.getByText(textIn(ride, 'cancellationNote')));
    },
  },
  {
    name: 'The rides of a driver',
    async run(hand, data) {
      const [ride] = await data.find('rides', 'status=completed');
      const driver = z.object({ name: z.string() }).parse(ride?.['driver']).name;
      await openByPalette(hand, driver);
      await hand.click(hand.page.getByRole('tab', { name: t('pages.userDetail.tabs.rides') }));
      const rides = hand.page.getByRole('grid', { name: t('resources.users.related.ridesAsDriver') });
      await hand.see(rides.getByRole('link'));
    },
  },
  {
    name: 'Who made the last change?',
    async run(hand) {
      await navigate(hand, t('resources.activity.name'));
      await hand.see(hand.page.getByRole('table').getByRole('row').nth(1));
    },
  },
  {
    name: 'The invoice of a ride',
    async run(hand, data) {
      const [ride] = await data.find('rides', 'status=completed');
      await openByPalette(hand, textIn(ride, 'reference'));
      await hand.click(hand.page.getByRole('heading', { name: t('resources.rides.related.invoice') }));
      await hand.see(hand.page.getByText(t('server.invoiceBase')));
    },
  },
];
