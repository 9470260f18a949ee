import { t } from '#lib/i18n/i18n.ts';
import { textIn } from './demo-data.ts';
import { chooseCommand, confirm, navigate, openByPalette, replaceText, toast } from './moves.ts';
import type { Task } from './task.ts';

const commands = 'resources.users.commands';

/** The tasks that change something. */
export const actTasks: readonly Task[] = [
  {
    name: 'Validate a withdrawal',
    async run(user) {
      await user.click(user.page.getByRole('link', { name: t('resources.withdrawals.waits.pending.label') }));
      const validate = t('resources.withdrawals.commands.validate.label');
      await user.click(user.page.getByRole('button', { name: new RegExp(`^${validate} `) }).first());
      await confirm(user, validate);
      await user.see(toast(user, t('resources.withdrawals.commands.validate.done')));
    },
  },
  {
    name: 'Validate five withdrawals',
    async run(user) {
      await user.click(user.page.getByRole('link', { name: t('resources.withdrawals.waits.pending.label') }));
      const boxes = user.page.getByRole('grid').getByRole('checkbox');
      // Dragging works only once the tools of the list have loaded; a real user is slower than that.
      await user.see(user.page.getByRole('button', { name: t('savedViews.title') }));
      await user.drag(boxes.nth(1), boxes.nth(5));
      const validate = t('resources.withdrawals.commands.validate.label');
      const bar = user.page.getByRole('group', { name: t('bulk.selection') });
      await user.click(
        bar.getByRole('button', { name: t('bulk.action', { action: validate, number: '5' }) }),
      );
      await confirm(user, validate);
      await user.see(user.page.getByText(t('bulk.done', { count: 5, number: '5' })));
    },
  },
  {
    name: 'Disable a user, with the reason',
    async run(user, find) {
      const [, , , client] = await find('users', 'role=client');
      await openByPalette(user, textIn(client, 'email'));
      const disable = t(`${commands}.disable.label`);
      await chooseCommand(user, disable);
      await user.click(user.page.getByRole('alertdialog').getByLabel(t('form.note')));
      await user.type('Compte prêté.');
      await confirm(user, disable);
      await user.see(toast(user, t(`${commands}.disable.done`)));
    },
  },
  {
    name: 'Undo it at once',
    follows: true,
    async run(user) {
      await user.click(
        toast(user, t(`${commands}.disable.done`)).getByRole('button', { name: t('common.cancel') }),
      );
      await user.see(user.page.getByText(t('resources.users.choices.status.active'), { exact: true }));
    },
  },
  {
    name: 'Correct the title of a category',
    async run(user, find) {
      const [, category] = await find('categories');
      await openByPalette(user, textIn(category, 'titre'));
      await user.click(user.page.getByLabel(t('resources.categories.fields.titre'), { exact: true }));
      await replaceText(user, 'Salon de thé');
      await user.press('Enter');
      await user.see(toast(user, t('resources.categories.edit.success')));
    },
  },
  {
    name: 'Change a price',
    async run(user) {
      await openByPalette(user, 'tarifs', /tarifs/i);
      const field = user.page.locator('main form input').first();
      await user.click(field);
      await replaceText(user, '4,5');
      await user.press('Enter');
      await user.see(toast(user, t('pages.settings.prices.success')));
    },
  },
  {
    name: 'Add a category',
    async run(user) {
      await navigate(user, t('resources.categories.name'));
      await user.see(user.page.locator('[data-row-link]'));
      await user.press('n');
      const field = (name: 'titre' | 'titre_en' | 'description') =>
        user.page.getByLabel(t(`resources.categories.fields.${name}`), { exact: true });
      for (const name of ['titre', 'titre_en', 'description'] as const) {
        await user.click(field(name));
        await user.type('Traiteur');
      }
      await user.click(
        user.page.getByRole('button', { name: t('resources.categories.create.submit'), exact: true }),
      );
      await user.see(toast(user, t('resources.categories.create.success')));
    },
  },
  {
    name: 'Export all users for a spreadsheet',
    async run(user) {
      await navigate(user, t('resources.users.name'));
      await user.click(user.page.getByRole('button', { name: t('common.export') }));
      const download = user.page.waitForEvent('download');
      await user.click(user.page.getByRole('dialog').getByRole('button', { name: t('common.export') }));
      await download;
    },
  },
  {
    name: 'Import three options from a file',
    async run(user) {
      await navigate(user, t('resources.options.name'));
      await user.click(user.page.getByRole('button', { name: t('common.import') }));
      const dialog = user.page.getByRole('dialog');
      const rows = ['Nappe', 'Scène', 'Vestiaire'].map((name) => `${name};${name};Sur place.`);
      const text = ['Titre;Titre en anglais;Description', ...rows].join('\r\n');
      await user.choose(dialog.getByLabel(t('import.file')), { name: 'options.csv', text });
      await user.click(dialog.getByRole('button', { name: t('import.check') }));
      const count = { count: 3, number: '3' };
      await user.click(dialog.getByRole('button', { name: t('import.start', count) }));
      await user.see(dialog.getByText(t('import.created', count)));
    },
  },
  {
    name: 'Delete an option',
    async run(user) {
      await navigate(user, t('resources.options.name'));
      await user.click(user.page.getByRole('button', { name: /^Supprimer / }).first());
      await confirm(user, t('remove.confirm'));
      await user.see(toast(user, /suppri|Suppression/));
    },
  },
];
