import { t } from '#lib/i18n/i18n.ts';
import { textIn } from './demo-data.ts';
import { filterBy, heading, navigate, openByPalette, option } from './moves.ts';
import type { Task } from './task.ts';

const choice = (status: 'cancelled' | 'pending') => t(`resources.rides.choices.status.${status}`);

/** The tasks that find something. */
export const findTasks: readonly Task[] = [
  {
    name: 'Find a driver by telephone',
    async run(hand, data) {
      const [driver] = (await data.find('users', 'role=driver')).filter(({ phone }) => phone !== null);
      await openByPalette(hand, textIn(driver, 'phone').replaceAll(' ', ''), textIn(driver, 'name'));
      await hand.see(heading(hand, textIn(driver, 'name')));
    },
  },
  {
    name: 'Find a ride by its reference',
    async run(hand, data) {
      const [, , ride] = await data.find('rides');
      await openByPalette(hand, textIn(ride, 'reference'));
      await hand.see(heading(hand, textIn(ride, 'reference')));
    },
  },
  {
    name: 'List the rides that wait for a driver',
    async run(hand) {
      await hand.click(hand.page.getByRole('link', { name: t('resources.rides.waits.pending.label') }));
      await hand.see(hand.page.getByRole('grid').getByText(choice('pending')));
    },
  },
  {
    name: 'List the rides cancelled this month',
    async run(hand) {
      await navigate(hand, t('resources.rides.name'));
      await filterBy(hand, t('resources.rides.fields.status'));
      await hand.click(option(hand, choice('cancelled')));
      await hand.press('Escape');
      await filterBy(hand, t('resources.rides.fields.createdAt'));
      await hand.click(hand.page.getByRole('button', { name: t('filters.presets.month'), exact: true }));
      await hand.see(hand.page.getByRole('status').filter({ hasText: 'résultat' }));
    },
  },
  {
    name: 'List the users whose address is not verified',
    async run(hand) {
      await navigate(hand, t('resources.users.name'));
      await filterBy(hand, t('resources.users.fields.emailVerified'));
      await hand.click(option(hand, t('resources.users.choices.emailVerified.false')));
      await hand.see(hand.page.getByRole('status').filter({ hasText: 'résultat' }));
    },
  },
];
