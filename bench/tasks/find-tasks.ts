import { t } from '#lib/i18n/i18n.ts';
import { textIn } from './demo-data.ts';
import { heading, navigate, openByPalette, openFilterEditor, option } from './moves.ts';
import type { Task } from './task.ts';
import type { User } from './user.ts';

const choice = (status: 'cancelled' | 'pending') => t(`resources.rides.choices.status.${status}`);

const results = (user: User) => user.page.getByRole('status').filter({ hasText: 'résultat' });

/** Waits until a list has another number of results than before an action. */
async function seeOtherResults(user: User, act: () => Promise<void>) {
  const before = (await results(user).textContent()) ?? '';
  await act();
  await user.see(results(user).filter({ hasNotText: before }));
}

/** The tasks that find something. */
export const findTasks: readonly Task[] = [
  {
    name: 'Find a driver by phone number',
    async run(user, find) {
      const [driver] = (await find('users', 'role=driver')).filter(({ phone }) => phone !== null);
      await openByPalette(user, textIn(driver, 'phone').replaceAll(' ', ''), textIn(driver, 'name'));
      await user.see(heading(user, textIn(driver, 'name')));
    },
  },
  {
    name: 'Find a ride by its reference',
    async run(user, find) {
      const [, , ride] = await find('rides');
      await openByPalette(user, textIn(ride, 'reference'));
      await user.see(heading(user, textIn(ride, 'reference')));
    },
  },
  {
    name: 'List the rides that wait for a driver',
    async run(user) {
      await user.click(user.page.getByRole('link', { name: t('resources.rides.waits.pending.label') }));
      await user.see(user.page.getByRole('grid').getByText(choice('pending')));
    },
  },
  {
    name: 'List the rides cancelled this month',
    async run(user) {
      await navigate(user, t('resources.rides.name'));
      await openFilterEditor(user, t('resources.rides.fields.status'));
      await seeOtherResults(user, () => user.click(option(user, choice('cancelled'))));
      await user.press('Escape');
      await openFilterEditor(user, t('resources.rides.fields.createdAt'));
      await seeOtherResults(user, () =>
        user.click(user.page.getByRole('button', { name: t('filters.presets.month'), exact: true })),
      );
    },
  },
  {
    name: 'List the users whose address is not verified',
    async run(user) {
      await navigate(user, t('resources.users.name'));
      await openFilterEditor(user, t('resources.users.fields.emailVerified'));
      await seeOtherResults(user, () =>
        user.click(option(user, t('resources.users.choices.emailVerified.false'))),
      );
    },
  },
];
