import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page } from '#runtime/testing/story.ts';
import { field, openUpdating, rows, updating } from './plan-dialog.ts';
import { Product } from './product.tsx';

const update = 'PUT /subscription-plans/{id}';

const meta = {
  title: 'Screens/Settings/Plan versions',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=plans' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two administrators change one plan: the second decides between both prices, and loses no other change. */
export const ChangedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openUpdating(userEvent, 'Annuel');
    await waitFor(() => expect(field(t('resources.plans.columns.identity'))).toHaveFocus());
    const [{ path = '' } = {}] = calls('GET /subscription-plans/{id}');
    const terms = {
      interval_count: 1,
      interval_unit: 'year',
      trial_interval_count: 0,
      trial_interval_unit: 'day',
    };
    const theirs = { ...terms, name: 'Douze mois', description: 'Une année.', price: 189 };
    await fetch(`/api/v1${path}`, { method: 'PUT', body: JSON.stringify(theirs) });
    const price = field(t('resources.plans.fields.price'));
    await userEvent.clear(price);
    await userEvent.type(price, '159');
    await userEvent.click(dialog.getByRole('button', { name: t('pages.settings.prices.submit') }));
    const merge = await page.findByRole('dialog', { name: t('merge.title') });
    await expect(merge).toHaveTextContent(/189,00/);
    await expect(calls(update).at(-1)?.headers.get('If-Match')).toBeTruthy();
    await atRest();
  },
};

/** Without the version the form could undo the change of another, so it is not shown. */
export const Unread: Story = {
  parameters: onService({ responses: { 'GET /subscription-plans/{id}': errorResponse(503) } }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(page.getByRole('button', { name: t('list.edit', { title: 'Mensuel' }) }));
    const dialog = within(await updating());
    await dialog.findByRole('button', { name: t('common.retry') });
    await expect(dialog.getByRole('button', { name: t('pages.settings.prices.submit') })).toBeDisabled();
    await atRest();
  },
};
