import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { atRest, page } from '#runtime/testing/story.ts';

const edits = () => page.queryAllByRole('button', { name: /^Modifier / });

/** Waits until the list has a number of plans. */
export const rows = async (count = 4) => waitFor(() => expect(edits()).toHaveLength(count));

/** Finds the button that adds a plan. */
export const add = () => page.findByRole('button', { name: t('resources.plans.list.add') });

/** Finds the dialog of a new plan. */
export const adding = () => page.findByRole('dialog', { name: t('resources.plans.list.add') });

/** Finds the dialog of a stored plan. */
export const updating = () => page.findByRole('dialog', { name: t('resources.plans.edit.title') });

/** Waits until no dialog is open. */
export const gone = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());

/** Returns the input with a label. */
export const field = (label: string) => page.getByLabelText(label);

/** Opens the dialog of a new plan. */
export async function openAdding(userEvent: UserEventObject) {
  await rows();
  await userEvent.click(await add());
  return within(await adding());
}

/** Opens the dialog of a stored plan. */
export async function openUpdating(userEvent: UserEventObject, title: string) {
  await rows();
  await userEvent.click(page.getByRole('button', { name: t('list.edit', { title }) }));
  const dialog = within(await updating());
  // The record is read when the dialog opens.
  await dialog.findByLabelText(t('resources.plans.columns.identity'));
  return dialog;
}

/** Presses a button after the animation of its dialog has ended. */
export async function press(userEvent: UserEventObject, name: string) {
  const button = await page.findByRole('button', { name });
  await atRest();
  await userEvent.click(button);
}

/** Picks a choice of a select. */
export async function pick(userEvent: UserEventObject, label: string, choice: string) {
  await userEvent.click(page.getByRole('combobox', { name: label }));
  await userEvent.click(await page.findByRole('option', { name: choice }));
}

/** Fills in the form of a plan. */
export async function fill(userEvent: UserEventObject) {
  await userEvent.type(field(t('resources.plans.columns.identity')), 'Semestriel');
  await userEvent.type(field(t('resources.plans.fields.description')), 'Six mois.');
  await userEvent.type(field(t('resources.plans.fields.price')), '99,90');
  await userEvent.type(field(t('resources.plans.fields.interval_count')), '6');
  await pick(userEvent, t('resources.plans.fields.interval_unit'), t('fields.periods.week'));
  await pick(userEvent, t('resources.plans.fields.interval_unit'), t('fields.periods.month'));
  await userEvent.type(field(t('resources.plans.fields.trial_interval_count')), '10');
  await pick(userEvent, t('resources.plans.fields.trial_interval_unit'), t('fields.periods.day'));
}
