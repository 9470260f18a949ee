import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noResponse, truncated } from '#runtime/testing/responses.ts';
import { atRest, onService, page, phone } from '#runtime/testing/story.ts';
import { fits } from './list-states.ts';
import { Product } from './product.tsx';

const one = 'GET /admin/users/{id}';
const balance = 'GET /admin/users/{id}/balance';
const establishment = 'GET /admin/etablissement/user/{id}';

const meta = {
  title: 'Screens/Users',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A user without an active subscription cannot be deleted. */
export const NotDeletable: Story = {
  play: async () => {
    await waitFor(() => expect(page.queryAllByRole('link', { name: /^Voir / })).toHaveLength(10));
    const disabled = page
      .getAllByRole('button', { name: /^Supprimer / })
      .find((button) => button.getAttribute('aria-disabled') === 'true');
    disabled?.focus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent(t('resources.users.remove.denied'));
    await atRest();
  },
};

const detail = (id: number) => ({ path: `/utilisateurs/${id}` });

/** A client who lists an establishment. */
export const DetailOfClient: Story = {
  args: detail(103),
  play: async () => {
    await page.findByText('Le Comptoir des Halles');
    for (const label of [t('pages.userDetail.mainRole'), t('pages.userDetail.activeRole')])
      await waitFor(() => expect(page.getByText(label)).toBeVisible());
    await expect(page.queryByText(t('pages.userDetail.balance.available'))).not.toBeInTheDocument();
    await fits();
  },
};

export const DetailOfDriver: Story = {
  args: detail(107),
  play: async () => {
    await expect(await page.findByText(t('pages.userDetail.balance.available'))).toBeVisible();
    await expect(await page.findByText(/1.284,50.€/)).toBeVisible();
    await expect(await page.findByText(/96,20.€/)).toBeVisible();
  },
};

export const DetailWithoutEstablishment: Story = {
  args: detail(102),
  play: async () => void (await page.findByText(t('pages.userDetail.noEstablishment'))),
};

/** A 404 also means that there is no establishment. */
export const DetailEstablishmentNotFound: Story = {
  args: detail(103),
  parameters: onService({ responses: { [establishment]: errorResponse(404) } }),
  play: async () => void (await page.findByText(t('pages.userDetail.noEstablishment'))),
};

export const DetailLoading: Story = {
  args: { path: '/utilisateurs/103?name=Camille+Moreau' },
  parameters: onService({ responses: { [one]: noResponse, [establishment]: noResponse } }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Camille Moreau' });
    // What a part of unknown height hides is shown after a moment, although nothing has arrived.
    const term = () => page.getByText(t('pages.userDetail.mainRole'), { selector: 'dt' });
    await waitFor(() => expect(term()).toBeVisible());
  },
};

/** Each part that fails shows its own error; the others are not affected. */
export const DetailPartsFailing: Story = {
  args: detail(107),
  parameters: onService({
    responses: { [balance]: truncated, [establishment]: errorResponse(500, { message: 'En panne.' }) },
  }),
  play: async () => {
    await waitFor(() => expect(page.getAllByRole('button', { name: t('common.retry') })).toHaveLength(2));
    await expect(page.getByText('En panne.')).toBeVisible();
    await expect(page.getByText(t('pages.userDetail.mainRole'))).toBeVisible();
  },
};

export const DetailBare: Story = {
  args: detail(103),
  parameters: onService({
    responses: {
      [one]: json({ data: { id: 103, role: 'driver' } }),
      [balance]: json({ data: {} }),
      [establishment]: json({ data: { id: 1 } }),
    },
  }),
  play: async () => {
    await page.findByText(t('pages.userDetail.balance.available'));
    await waitFor(() => expect(page.getAllByText('—').length).toBeGreaterThan(8));
    await expect(page.getByRole('main').textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  },
};

export const DetailNotFound: Story = {
  args: detail(9999),
  play: async () => void (await page.findByText(t('errors.pages.notFound'))),
};

export const SmallScreenDetail: Story = { ...DetailOfDriver, globals: phone };
