import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { json, noNetwork, noResponse, webPage } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, headingText, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { fits } from './list-states.ts';
import { add, press, rows } from './plan-dialog.ts';
import { currentHref, Product } from './product.tsx';

const list = 'GET /subscription-plans';
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

export const List: Story = {
  play: async () => {
    await rows();
    const table = page.getByRole('table', { name: t('resources.plans.list.title') });
    const headings = within(table).getAllByRole('columnheader').map(headingText);
    await expect(headings).toEqual([
      t('resources.plans.columns.identity'),
      t('resources.plans.fields.description'),
      t('resources.plans.fields.trial'),
      t('common.actions'),
    ]);
    const [, first, , third] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent('Découverte');
    await expect(first).toHaveTextContent(/4,99.€ \/ 1.Semaine\(s\)/);
    await expect(first).toHaveTextContent('7 jour(s)');
    await expect(third).toHaveTextContent(/49,90.€ \/ 3.Mois/);
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

export const SmallScreen: Story = { ...List, globals: phone };

export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
