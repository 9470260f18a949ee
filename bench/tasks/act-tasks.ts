import { t } from '#lib/i18n/i18n.ts';
import { textIn } from './demo-data.ts';
import { confirm, navigate, openByPalette, replaceText, toast } from './moves.ts';
import type { Task } from './task.ts';

const commands = 'resources.users.commands';

/** The tasks that change something. */
export const actTasks: readonly Task[] = [
  {
    name: 'Validate a withdrawal',
    async run(hand) {
      await hand.click(hand.page.getByRole('link', { name: t('resources.withdrawals.waits.pending.label') }));
      const validate = t('resources.withdrawals.commands.validate.label');
      await hand.click(hand.page.getByRole('button', { name: new RegExp(`^${validate} `) }).first());
      await confirm(hand, validate);
      await hand.see(toast(hand, t('resources.withdrawals.commands.validate.done')));
    },
  },
  {
    name: 'Validate five withdrawals',
    async run(hand) {
      await hand.click(hand.page.getByRole('link', { name: t('resources.withdrawals.waits.pending.label') }));
      const boxes = hand.page.getByRole('grid').getByRole('checkbox');
      await hand.click(boxes.nth(1));
      await hand.clickWith('Shift', boxes.nth(5));
      const validate = t('resources.withdrawals.commands.validate.label');
      const bar = hand.page.getByRole('group', { name: t('bulk.selection') });
      await hand.click(
        bar.getByRole('button', { name: t('bulk.action', { action: validate, number: '5' }) }),
      );
      await confirm(hand, validate);
      await hand.see(hand.page.getByText(t('bulk.done', { count: 5, number: '5' })));
    },
  },
  {
    name: 'Disable a user, with the reason',
    async run(hand, data) {
      const [, , , user] = await data.find('users', 'role=client');
      await openByPalette(hand, textIn(user, 'email'));
      const disable = t(`${commands}.disable.label`);
      await hand.click(hand.page.getByRole('button', { name: disable }));
      await hand.click(hand.page.getByRole('alertdialog').getByLabel(t('form.note')));
      await hand.type('Compte prêté.');
      await confirm(hand, disable);
      await hand.see(toast(hand, t(`${commands}.disable.done`)));
    },
  },
  {
    name: 'Undo it at once',
    follows: true,
    async run(hand) {
      await hand.click(
        toast(hand, t(`${commands}.disable.done`)).getByRole('button', { name: t('common.cancel') }),
      );
      await hand.see(hand.page.getByRole('button', { name: t(`${commands}.disable.label`) }));
    },
  },
  {
    name: 'Correct the title of a category',
    async run(hand, data) {
      const [, category] = await data.find('categories');
      await openByPalette(hand, textIn(category, 'titre'));
      await hand.click(hand.page.getByLabel(t('resources.categories.fields.titre'), { exact: true }));
      await replaceText(hand, 'Salon de thé');
      await hand.press('Enter');
      await hand.see(toast(hand, t('resources.categories.edit.success')));
    },
  },
  {
    name: 'Change a price',
    async run(hand) {
      await openByPalette(hand, 'tarifs', /tarifs/i);
      const field = hand.page.locator('main form input').first();
      await hand.click(field);
      await replaceText(hand, '4,5');
      await hand.press('Enter');
      await hand.see(toast(hand, t('pages.settings.prices.success')));
    },
  },
  {
    name: 'Add a category',
    async run(hand) {
      await navigate(hand, t('resources.categories.name'));
      await hand.see(hand.page.locator('[data-row-link]'));
      await hand.press('n');
      const field = (name: 'titre' | 'titre_en' | 'description') =>
        hand.page.getByLabel(t(`resources.categories.fields.${name}`), { exact: true });
      for (const name of ['titre', 'titre_en', 'description'] as const) {
        await hand.click(field(name));
        await hand.type('Traiteur');
      }
      await hand.press('Control+Enter');
      await hand.click(
        hand.page.getByRole('button', { name: t('resources.categories.create.submit'), exact: true }),
      );
      await hand.see(toast(hand, t('resources.categories.create.success')));
    },
  },
  {
    name: 'Export all users for a spreadsheet',
    async run(hand) {
      await navigate(hand, t('resources.users.name'));
      await hand.click(hand.page.getByRole('button', { name: t('common.export') }));
      const download = hand.page.waitForEvent('download');
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: t('common.export') }));
      await download;
    },
  },
  {
    name: 'Import three options from a file',
    async run(hand) {
      await navigate(hand, t('resources.options.name'));
      await hand.click(hand.page.getByRole('button', { name: t('common.import') }));
      const dialog = hand.page.getByRole('dialog');
      const rows = ['Nappe', 'Scène', 'Vestiaire'].map((name) => `${name};${name};Sur place.`);
      const text = ['Titre;Titre en anglais;Description', ...rows].join('\r\n');
      await hand.choose(dialog.getByLabel(t('import.file')), { name: 'options.csv', text });
      await hand.click(dialog.getByRole('button', { name: t('import.check') }));
      const count = { count: 3, number: '3' };
      await hand.click(dialog.getByRole('button', { name: t('import.start', count) }));
      await hand.see(dialog.getByText(t('import.created', count)));
    },
  },
  {
    name: 'Delete an option',
    async run(hand) {
      await navigate(hand, t('resources.options.name'));
      await hand.click(hand.page.getByRole('button', { name: /^Supprimer / }).first());
      await confirm(hand, t('remove.confirm'));
      await hand.see(toast(hand, /suppri|Suppression/));
    },
  },
];
