import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import {
  add,
  adding,
  field,
  fill,
  gone,
  openAdding,
  openUpdating,
  pick,
  press,
  rows,
  updating,
} from './plan-dialog.ts';
import { currentHref, goTo, Product } from './product.tsx';

const create = 'POST /subscription-plans';
const update = 'PUT /subscription-plans/{id}';

const meta = {
  title: 'Screens/Settings/Plans',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=plans' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openAdding(userEvent);
    await atRest();
    for (const label of [
      t('resources.plans.columns.identity'),
      t('resources.plans.fields.description'),
      t('resources.plans.fields.price'),
      t('resources.plans.fields.interval_count'),
      t('resources.plans.fields.interval_unit'),
      t('resources.plans.fields.trial_interval_count'),
      t('resources.plans.fields.trial_interval_unit'),
    ])
      await expect(dialog.getByLabelText(label)).toBeVisible();
    await expect(dialog.getAllByText(t('common.choose'))).toHaveLength(2);
    await waitFor(() => expect(dialog.getByLabelText(t('resources.plans.fields.name'))).toHaveFocus());
    await atRest();
  },
};

export const AddingInvalid: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openAdding(userEvent);
    await userEvent.type(field(t('resources.plans.fields.price')), 'cher');
    await userEvent.type(field(t('resources.plans.fields.interval_count')), '1,5');
    await userEvent.click(dialog.getByRole('button', { name: t('resources.plans.create.submit') }));
    await waitFor(() => expect(dialog.getAllByText(t('validation.required'))).toHaveLength(5));
    await expect(field(t('resources.plans.fields.price'))).toHaveAccessibleDescription(
      expect.stringContaining(t('validation.numberIn', { unit: '€' })),
    );
    await expect(field(t('resources.plans.fields.interval_count'))).toHaveAccessibleDescription(
      expect.stringContaining(t('validation.integer')),
    );
    await waitFor(() => expect(field(t('resources.plans.columns.identity'))).toHaveFocus());
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};

/** The last unit that was picked is sent. The dialog closes, the list is read again, and the next form is empty. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openAdding(userEvent);
    await fill(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: t('resources.plans.create.submit') }));
    await toast(t('resources.plans.create.success'));
    await gone();
    await rows(5);
    await expect(page.getByRole('table')).toHaveTextContent('Semestriel');
    const [call] = calls(create);
    await expect(JSON.parse(String(call?.body))).toEqual({
      name: 'Semestriel',
      description: 'Six mois.',
      price: 99.9,
      interval_count: 6,
      interval_unit: 'month',
      trial_interval_count: 10,
      trial_interval_unit: 'day',
    });
    await waitFor(async () => expect(await add()).toHaveFocus());
    await userEvent.click(await add());
    await adding();
    await expect(field(t('resources.plans.columns.identity'))).toHaveValue('');
    await atRest();
  },
};

export const Updating: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openUpdating(userEvent, 'Trimestriel');
    await expect(field(t('resources.plans.fields.price'))).toHaveValue('49,90');
    await expect(
      page.getByRole('combobox', { name: t('resources.plans.fields.interval_unit') }),
    ).toHaveTextContent(t('fields.periods.month'));
    // Clearing a picker leaves nothing picked.
    // Each button names its field: the dialog has two of them.
    const unit = t('resources.plans.fields.interval_unit');
    const trialUnit = t('resources.plans.fields.trial_interval_unit');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: t('form.clear', { field: trialUnit }) })).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('form.clear', { field: unit }) }));
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    await waitFor(() =>
      expect(
        page.getByRole('combobox', { name: t('resources.plans.fields.interval_unit') }),
      ).toHaveAccessibleDescription(expect.stringContaining(t('validation.required'))),
    );
    await waitFor(() =>
      expect(page.getByRole('combobox', { name: t('resources.plans.fields.interval_unit') })).toHaveFocus(),
    );
    await pick(userEvent, t('resources.plans.fields.interval_unit'), t('fields.periods.year'));
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    await toast(t('resources.plans.edit.success'));
    await gone();
    await expect(calls(update)[0]?.path).toBe('/subscription-plans/plan-3');
    await waitFor(() => expect(page.getByRole('table')).toHaveTextContent(/49,90.€ \/ 3.Année\(s\)/));
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openUpdating(userEvent, 'Mensuel');
    const release = hold(update);
    const submit = dialog.getByRole('button', { name: t('pages.settings.prices.submit') });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await atRest();
    await expect(await updating()).toBeVisible();
    release();
    await toast(t('resources.plans.edit.success'));
    await gone();
  },
};

/** The entries stay, with the errors of the service. */
export const Refused: Story = {
  parameters: onService({
    responses: {
      [update]: errorResponse(422, {
        message: 'Plan refusé.',
        errors: { price: ['Trop cher', 'Trop long'] },
      }),
    },
  }),
  play: async ({ userEvent }) => {
    const dialog = await openUpdating(userEvent, 'Mensuel');
    await userEvent.type(field(t('resources.plans.columns.identity')), ' +');
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    await waitFor(() =>
      expect(field(t('resources.plans.fields.price'))).toHaveAccessibleDescription(/^€ Trop cher\sTrop long/),
    );
    await toast('Plan refusé.');
    await expect(field(t('resources.plans.columns.identity'))).toHaveValue('Mensuel +');
    await waitFor(() => expect(field(t('resources.plans.fields.price'))).toHaveFocus());
  },
};

/** Closing the dialog with unsaved entries needs a confirmation. */
export const ClosedUnsaved: Story = {
  play: async ({ userEvent }) => {
    await openAdding(userEvent);
    await atRest();
    await userEvent.keyboard('{Escape}');
    await gone();

    await userEvent.click(await add());
    await adding();
    await userEvent.type(field(t('resources.plans.columns.identity')), 'À moitié');
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await atRest();
    await userEvent.click(within(question).getByRole('button', { name: t('form.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field(t('resources.plans.columns.identity'))).toHaveValue('À moitié');
    await userEvent.click(within(await adding()).getByRole('button', { name: t('common.cancel') }));
    await press(userEvent, t('form.discard'));
    await gone();
    await expect(calls(create)).toHaveLength(0);
    await userEvent.click(await add());
    await adding();
    await expect(field(t('resources.plans.columns.identity'))).toHaveValue('');
    await atRest();
  },
};

/** Opening another tab with unsaved entries needs a confirmation, and closes the dialog. */
export const LeftUnsaved: Story = {
  args: { path: '/parametres' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('tab', { name: t('pages.settings.tabs.plans') }));
    await openAdding(userEvent);
    await userEvent.type(field(t('resources.plans.columns.identity')), 'À moitié');
    goTo('/parametres');
    await press(userEvent, t('form.stay'));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field(t('resources.plans.columns.identity'))).toHaveValue('À moitié');
    goTo('/parametres');
    await press(userEvent, t('form.leave'));
    await gone();
    await expect(currentHref()).toBe('/parametres');
    await expect(page.getByRole('tab', { name: t('pages.settings.tabs.password') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The dialog that asks before unsaved entries are lost. */
export const Asking: Story = {
  play: async ({ userEvent }) => {
    await openAdding(userEvent);
    await userEvent.type(field(t('resources.plans.columns.identity')), 'À moitié');
    await userEvent.click(within(await adding()).getByRole('button', { name: t('common.close') }));
    await page.findByRole('alertdialog');
    await atRest();
  },
};

export const SmallScreenAdding: Story = { ...Adding, globals: phone };

export const SmallScreenAddingInvalid: Story = { ...AddingInvalid, globals: phone };
