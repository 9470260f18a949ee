import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noNetwork, noResponse, webPage } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { currentHref, goTo, Product } from './product.tsx';

const list = 'GET /subscription-plans';
const create = 'POST /subscription-plans';
const update = 'PUT /subscription-plans/{id}';
const remove = 'DELETE /subscription-plans/{id}';

const meta = {
  title: 'Screens/Settings/Plans',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=plans' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<Required<Story>['play']>[0]['userEvent'];

const edits = () => page.queryAllByRole('button', { name: /^Modifier / });
const rows = async (count = 4) => waitFor(() => expect(edits()).toHaveLength(count));
const add = () => page.findByRole('button', { name: t('resources.plans.list.add') });
const adding = () => page.findByRole('dialog', { name: t('resources.plans.list.add') });
const updating = () => page.findByRole('dialog', { name: t('resources.plans.edit.title') });
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
const field = (label: string) => page.getByLabelText(label);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Presses a button after the animation of its dialog has ended. */
async function press(userEvent: User, name: string) {
  const button = await page.findByRole('button', { name });
  await atRest();
  await userEvent.click(button);
}

async function pick(userEvent: User, label: string, choice: string) {
  await userEvent.click(page.getByRole('combobox', { name: label }));
  await userEvent.click(await page.findByRole('option', { name: choice }));
}

async function fill(userEvent: User) {
  await userEvent.type(field(t('resources.plans.columns.identity')), 'Semestriel');
  await userEvent.type(field(t('resources.plans.fields.description')), 'Six mois.');
  await userEvent.type(field(t('resources.plans.fields.price')), '99,90');
  await userEvent.type(field(t('resources.plans.fields.interval_count')), '6');
  await pick(userEvent, t('resources.plans.fields.interval_unit'), t('fields.periods.week'));
  await pick(userEvent, t('resources.plans.fields.interval_unit'), t('fields.periods.month'));
  await userEvent.type(field(t('resources.plans.fields.trial_interval_count')), '10');
  await pick(userEvent, t('resources.plans.fields.trial_interval_unit'), t('fields.periods.day'));
}

export const List: Story = {
  play: async () => {
    await rows();
    const table = page.getByRole('table', { name: t('resources.plans.list.title') });
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((heading) => heading.textContent);
    await expect(headings).toEqual([
      t('resources.plans.columns.identity'),
      t('resources.plans.fields.description'),
      t('resources.plans.fields.trial'),
      t('common.actions'),
    ]);
    const [, first, , third] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent('Découverte');
    await expect(first).toHaveTextContent(/4,99.€ \/ semaine/);
    await expect(first).toHaveTextContent('7 jour(s)');
    await expect(third).toHaveTextContent(/49,90.€ \/ 3 mois/);
    await expect(page.getByText(t('list.page', { page: 1, pages: 1 }))).toBeVisible();
    await expect(calls(list).map(({ query }) => query.toString())).toEqual(['page=1&limit=10']);
    await expect(await add()).toBeVisible();
    await fits();
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [list]: noResponse } }),
  play: async () => void (await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(11))),
};

export const Empty: Story = {
  parameters: onService({ responses: { [list]: json({ data: [] }) } }),
  play: async () => void (await page.findByText(t('list.empty'))),
};

export const Failed: Story = {
  parameters: onService({ responses: { [list]: webPage } }),
  play: async ({ userEvent }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
    respond(list);
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await rows();
  },
};

/** The page and the size are in the URL beside the tab. Each change makes a request. */
export const PageSize: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.selectOptions(page.getByLabelText(t('list.pageSize')), '20');
    await waitFor(() => expect(calls(list).at(-1)?.query.toString()).toBe('page=1&limit=20'));
    await expect(currentHref()).toBe('/parametres?tab=plans&plans-limit=20');
  },
};

export const LongTexts: Story = {
  parameters: onService({
    responses: {
      [list]: json({
        data: [
          {
            id: 1,
            name: 'Formule professionnelle pour les flottes de plus de cent cinquante véhicules '.repeat(2),
            description: 'Toutes les courses, tous les jours, sans engagement ni frais cachés. '.repeat(12),
            price: 123_456_789.99,
            interval_count: 18,
            interval_unit: 'fortnight',
            trial_interval_count: 0,
            trial_interval_unit: 'day',
          },
        ],
      }),
    },
  }),
  play: async () => {
    await rows(1);
    await fits();
  },
};

export const Adding: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    const dialog = within(await adding());
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
    await rows();
    await userEvent.click(await add());
    const dialog = within(await adding());
    await userEvent.type(field(t('resources.plans.fields.price')), 'cher');
    await userEvent.type(field(t('resources.plans.fields.interval_count')), '1,5');
    await userEvent.click(dialog.getByRole('button', { name: t('resources.plans.create.submit') }));
    await waitFor(() => expect(dialog.getAllByText(t('validation.required'))).toHaveLength(5));
    await expect(field(t('resources.plans.fields.price'))).toHaveAccessibleErrorMessage(
      t('validation.number'),
    );
    await expect(field(t('resources.plans.fields.interval_count'))).toHaveAccessibleErrorMessage(
      t('validation.integer'),
    );
    await waitFor(() => expect(field(t('resources.plans.columns.identity'))).toHaveFocus());
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};

/** The last unit that was picked is sent. The dialog closes, the list is read again, and the next form is empty. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    const dialog = within(await adding());
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
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.edit', { title: 'Trimestriel' }) }));
    const dialog = within(await updating());
    await expect(field(t('resources.plans.fields.price'))).toHaveValue('49,90');
    await expect(
      page.getByRole('combobox', { name: t('resources.plans.fields.interval_unit') }),
    ).toHaveTextContent(t('fields.periods.month'));
    // Clearing a picker leaves nothing picked.
    const [clear] = dialog.getAllByRole('button', { name: t('common.clear') });
    if (clear !== undefined) await userEvent.click(clear);
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    await waitFor(() =>
      expect(
        page.getByRole('combobox', { name: t('resources.plans.fields.interval_unit') }),
      ).toHaveAccessibleErrorMessage(t('validation.required')),
    );
    await waitFor(() =>
      expect(page.getByRole('combobox', { name: t('resources.plans.fields.interval_unit') })).toHaveFocus(),
    );
    await pick(userEvent, t('resources.plans.fields.interval_unit'), t('fields.periods.year'));
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    await toast(t('resources.plans.edit.success'));
    await gone();
    await expect(calls(update)[0]?.path).toBe('/subscription-plans/plan-3');
    await waitFor(() => expect(page.getByRole('table')).toHaveTextContent(/49,90.€ \/ 3 années/));
  },
};

export const Sending: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.edit', { title: 'Mensuel' }) }));
    const dialog = within(await updating());
    const release = hold(update);
    const press = dialog.getByRole('button', { name: t('pages.settings.prices.submit') });
    await userEvent.click(press);
    await waitFor(() => expect(press).toHaveAttribute('aria-busy', 'true'));
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
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.edit', { title: 'Mensuel' }) }));
    const dialog = within(await updating());
    await userEvent.type(field(t('resources.plans.columns.identity')), ' +');
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    await waitFor(() =>
      expect(field(t('resources.plans.fields.price'))).toHaveAccessibleErrorMessage('Trop cher Trop long'),
    );
    await toast('Plan refusé.');
    await expect(field(t('resources.plans.columns.identity'))).toHaveValue('Mensuel +');
    await waitFor(() => expect(field(t('resources.plans.fields.price'))).toHaveFocus());
  },
};

/** Closing the dialog with unsaved entries needs a confirmation. */
export const ClosedUnsaved: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    await adding();
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
    await rows();
    await userEvent.click(await add());
    await adding();
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

export const Asking: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await add());
    await adding();
    await userEvent.type(field(t('resources.plans.columns.identity')), 'À moitié');
    await userEvent.click(within(await adding()).getByRole('button', { name: t('common.close') }));
    await page.findByRole('alertdialog');
    await atRest();
  },
};

export const Deleting: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.remove', { title: 'Annuel' }) }));
    const dialog = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
    await atRest();
    await expect(dialog.getByRole('button', { name: t('common.cancel') })).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('remove.confirm') })).toBeVisible();
  },
};

/** If the service sends no message, the resource's own text is shown. */
export const Deleted: Story = {
  play: async ({ userEvent }) => {
    respond(remove, async (_, usual) => {
      await usual();
      return new Response(null, { status: 204 });
    });
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.remove', { title: 'Annuel' }) }));
    await press(userEvent, t('remove.confirm'));
    await toast(t('resources.plans.remove.done'));
    await rows(3);
    await expect(calls(remove)[0]?.path).toBe('/subscription-plans/plan-4');
  },
};

export const DeletionFailed: Story = {
  parameters: onService({ responses: { [remove]: noNetwork } }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.remove', { title: 'Annuel' }) }));
    await press(userEvent, t('remove.confirm'));
    await toast(t('errors.network'));
    await userEvent.click(page.getByRole('button', { name: t('common.cancel') }));
    await rows(4);
  },
};

const phone = { viewport: { value: 'phone' } };
export const SmallScreen: Story = { ...List, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
export const SmallScreenAdding: Story = { ...Adding, globals: phone };
export const SmallScreenAddingInvalid: Story = { ...AddingInvalid, globals: phone };
