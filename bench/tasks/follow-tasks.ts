import * as z from 'zod/mini';
import { t } from '#lib/i18n/i18n.ts';
import { textIn } from './demo-data.ts';
import { heading, navigate, openByPalette, openFilterEditor, option } from './moves.ts';
import type { Task } from './task.ts';

/** The tasks that go from one record to another. */
export const followTasks: readonly Task[] = [
  {
    name: 'From a transaction to its ride',
    async run(user, find) {
      const [payment] = (await find('transactions', 'type=credit')).filter(({ ride }) => ride !== null);
      await navigate(user, t('resources.transactions.name'));
      await openFilterEditor(user, t('resources.transactions.fields.type'));
      await user.click(option(user, t('resources.transactions.choices.type.credit')));
      await user.press('Escape');
      const { reference } = z.object({ reference: z.string() }).parse(payment?.['ride']);
      await user.click(user.page.getByRole('link', { name: reference }).first());
      await user.see(heading(user, reference));
    },
  },
  {
    name: 'Why was a ride cancelled?',
    async run(user, find) {
      const [ride] = (await find('rides', 'status=cancelled')).filter((each) => each['cancellationNote']);
      await openByPalette(user, textIn(ride, 'reference'));
      await user.see(user.page.getByText(textIn(ride, 'cancellationNote')));
    },
  },
  {
    name: 'The rides of a driver',
    async run(user, find) {
      const [ride] = await find('rides', 'status=completed');
      const driver = z.object({ name: z.string() }).parse(ride?.['driver']).name;
      await openByPalette(user, driver);
      const rides = user.page.getByRole('grid', { name: t('resources.users.related.ridesAsDriver') });
      await user.see(rides.getByRole('link'));
    },
  },
  {
    name: 'Who made the last change?',
    async run(user) {
      await navigate(user, t('resources.activity.name'));
      await user.see(user.page.getByRole('table').getByRole('row').nth(1));
    },
  },
  {
    name: 'The invoice of a ride',
    async run(user, find) {
      const [ride] = await find('rides', 'status=completed');
      await openByPalette(user, textIn(ride, 'reference'));
      await user.click(user.page.getByRole('heading', { name: t('resources.rides.related.invoice') }));
      await user.see(user.page.getByText(t('server.invoiceBase')));
    },
  },
];
