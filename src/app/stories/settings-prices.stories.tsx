import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import {
  errorResponse,
  json,
  noNetwork,
  noResponse,
  webPage,
  wrongShape,
} from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { onService, page, phone, toast } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const read = 'GET /price-configs';
const write = 'PUT /price-configs';

const meta = {
  title: 'Screens/Settings/Prices',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=prices-config' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = () => within(page.getByRole('region', { name: t('pages.settings.prices.title') }));
const price = (label: string) => page.getByLabelText(label);
const base = () => page.findByLabelText(t('pages.settings.prices.rows.basePrice'));
const submitButton = () => page.getByRole('button', { name: t('pages.settings.prices.submit') });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Full: Story = {
  play: async () => {
    await expect(await base()).toHaveValue('2,60');
    await expect(page.getByRole('heading', { name: t('pages.settings.prices.title') })).toBeVisible();
    await expect(page.getByRole('tab', { name: t('pages.settings.tabs.prices-config') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const labels = form()
      .getAllByRole('textbox')
      .map((input) => document.querySelector(`label[for='${CSS.escape(input.id)}']`)?.textContent);
    await expect(labels).toEqual([
      t('pages.settings.prices.rows.basePrice'),
      ...['kilomètre', 'minute', 'bagage', 'animal', 'personne'].flatMap((unit) => [
        `Prix par ${unit} (journalier)`,
        `Prix par ${unit} (nocturne)`,
      ]),
    ]);
    await expect(price('Prix par kilomètre (nocturne)')).toHaveValue('1,56');
    await expect(price('Prix par bagage (journalier)')).toHaveValue('1,50');
    await expect(price('Prix par animal (nocturne)')).toHaveValue('4,00');
    await expect(calls(read)).toHaveLength(1);
    await fits();
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [read]: noResponse } }),
  play: async () => {
    await page.findByRole('heading', { name: t('pages.settings.prices.title') });
    await expect(form().queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Prices are typed with a comma or a point and sent nested. Afterwards they are read again. */
export const Saved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.clear(await base());
    await userEvent.type(await base(), '3,10');
    await userEvent.clear(price('Prix par personne (nocturne)'));
    await userEvent.type(price('Prix par personne (nocturne)'), '6.5');
    await userEvent.click(submitButton());
    await toast(t('pages.settings.prices.success'));
    const [call] = calls(write);
    await expect(JSON.parse(String(call?.body))).toEqual({
      base_price: 3.1,
      price_per_km: { day: 1.12, night: 1.56 },
      price_per_minute: { day: 0.35, night: 0.5 },
      supplements: {
        day: { animal: 3, luggage: 1.5, person: 4 },
        night: { animal: 4, luggage: 2, person: 6.5 },
      },
    });
    await waitFor(() => expect(calls(read)).toHaveLength(2));
    await waitFor(async () => expect(await base()).toHaveValue('3,10'));
    // Nothing is unsaved: leaving needs no confirmation.
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
    const trail = within(page.getByRole('navigation', { name: t('shell.breadcrumb') }));
    await userEvent.click(trail.getByRole('link', { name: t('pages.dashboard.title') }));
    await page.findByRole('heading', { level: 1, name: t('pages.dashboard.title') });
  },
};

/** While a price is edited, the stored one is beside it, and a sample ride shows what changes. Nothing moves. */
export const Compared: Story = {
  play: async ({ userEvent }) => {
    await base();
    const sample = within(page.getByRole('region', { name: t('pages.settings.prices.sample.title') }));
    const fareOf = (period: 'day' | 'night') =>
      sample.getByRole('row', { name: new RegExp(`^${t(`pages.settings.prices.${period}`)} `) });
    await expect(fareOf('day')).toHaveAccessibleName(/€ [\d,]+.€ —$/);
    const top = submitButton().getBoundingClientRect().top;
    await userEvent.clear(price('Prix par kilomètre (nocturne)'));
    await userEvent.type(price('Prix par kilomètre (nocturne)'), '2');
    await expect(page.getByText(/^Avant\s: 1,56 € \(nuit\)$/)).toBeVisible();
    await expect(fareOf('day')).toHaveAccessibleName(/—$/);
    // 8 km at 0.44 more, and the tax.
    await expect(fareOf('night')).toHaveAccessibleName(/\+3,87.€$/);
    await expect(submitButton().getBoundingClientRect().top).toBe(top);
    const distance = sample.getByRole('textbox', { name: t('resources.rides.fields.distance_km') });
    await userEvent.clear(distance);
    await userEvent.type(distance, '10');
    await expect(fareOf('night')).toHaveAccessibleName(/\+4,84.€$/);
    await userEvent.type(distance, 'x');
    await expect(distance).toHaveAccessibleDescription(expect.stringContaining(t('validation.number')));
    await expect(fareOf('night')).toHaveAccessibleName(/ — — —$/);
  },
};
export const SmallScreenCompared: Story = { ...Compared, globals: phone };

export const Sending: Story = {
  play: async ({ userEvent }) => {
    const release = hold(write);
    await base();
    await userEvent.click(submitButton());
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    release();
    await toast(t('pages.settings.prices.success'));
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await base();
    await userEvent.clear(price('Prix par minute (nocturne)'));
    await userEvent.clear(price('Prix par animal (journalier)'));
    await userEvent.type(price('Prix par animal (journalier)'), 'cher');
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(price('Prix par minute (nocturne)')).toHaveAccessibleDescription(
        expect.stringContaining(t('validation.required')),
      ),
    );
    await expect(price('Prix par animal (journalier)')).toHaveAccessibleDescription(
      expect.stringContaining(t('validation.numberIn', { unit: '€' })),
    );
    await waitFor(() => expect(price('Prix par minute (nocturne)')).toHaveFocus());
    await expect(calls(write)).toHaveLength(0);
  },
};

/** The service may name a price by its path in the request or by its name in the form. */
export const Refused: Story = {
  parameters: onService({
    responses: {
      [write]: errorResponse(422, {
        message: t('server.invalid'),
        errors: { 'price_per_km.night': ['Trop cher'], basePrice: 'Trop bas', devise: 'Inconnue' },
      }),
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await base(), '{Backspace}1');
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(price('Prix par kilomètre (nocturne)')).toHaveAccessibleDescription(
        expect.stringContaining('Trop cher'),
      ),
    );
    await expect(await base()).toHaveAccessibleDescription(expect.stringContaining('Trop bas'));
    await expect(await base()).toHaveValue('2,61');
    await expect(page.getByRole('alert')).toHaveTextContent('Inconnue');
    await waitFor(async () => expect(await base()).toHaveFocus());
  },
};

export const WriteFailed: Story = {
  parameters: onService({ responses: { [write]: noNetwork } }),
  play: async ({ userEvent }) => {
    await userEvent.type(await base(), '{Backspace}1');
    await userEvent.click(submitButton());
    await toast(t('errors.network'));
    await expect(await base()).toHaveValue('2,61');
  },
};

export const ReadFailed: Story = {
  parameters: onService({ responses: { [read]: webPage } }),
  play: async ({ userEvent }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
    respond(read);
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await expect(await base()).toHaveValue('2,60');
  },
};

export const ReadRefused: Story = {
  parameters: onService({ responses: { [read]: errorResponse(500, { message: 'Tarifs indisponibles.' }) } }),
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent('Tarifs indisponibles.');
  },
};

export const SomethingElse: Story = {
  parameters: onService({ responses: { [read]: wrongShape } }),
  play: async () => void (await page.findByRole('button', { name: t('common.retry') })),
};

/** Prices that are missing or no numbers are empty, to be filled in. */
export const OddPrices: Story = {
  parameters: onService({
    responses: {
      [read]: json({ data: { base_price: '2.60', price_per_km: null, price_per_minute: { day: 'cher' } } }),
    },
  }),
  play: async () => {
    await expect(await base()).toHaveValue('2,60');
    await expect(price('Prix par minute (journalier)')).toHaveValue('');
    await expect(price('Prix par personne (nocturne)')).toHaveValue('');
  },
};
export const SmallScreen: Story = { ...Full, globals: phone };
export const SmallScreenInvalid: Story = { ...Invalid, globals: phone };
export const SmallScreenLoading: Story = { ...Loading, globals: phone };
