import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { errorResponse, json, noResponse } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { fits } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const state = 'GET /admin/service';
const reports = 'GET /admin/page-reports';
const vitalsTitle = t('pages.serviceState.vitals.title');
const errorsTitle = t('pages.serviceState.errors.title');

const meta = {
  title: 'Screens/Service state',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/etat-du-service' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = async (name: string) => within(await page.findByRole('table', { name }));
const shown = () => page.findByText('1.4.0 (ce9394e)', { selector: 'dd' });

/** Each value is rated in words, and a press on the button reads everything again. */
export const Shown: Story = {
  play: async ({ userEvent }) => {
    await shown();
    const vitals = await table(vitalsTitle);
    const form = await vitals.findByRole('row', { name: /modification/ });
    await expect(within(form).getAllByText(t('pages.serviceState.ratings.poor'))).toHaveLength(3);
    await expect(await (await table(errorsTitle)).findByText('record-Bq31x.js:1:20418')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: t('pages.serviceState.refresh') }));
    await waitFor(() => expect([calls(state).length, calls(reports).length]).toEqual([2, 2]));
  },
};

/** When everything has been read again, the page says so, also to a screen reader: each time anew, and not before. */
export const Refreshed: Story = {
  play: async ({ userEvent }) => {
    await shown();
    await table(vitalsTitle);
    const announcements = recordAnnouncements();
    const status = page.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const release = hold(reports);
    const button = page.getByRole('button', { name: t('pages.serviceState.refresh') });
    await userEvent.click(button);
    await waitFor(() => expect(calls(state)).toHaveLength(2));
    await expect(status).toBeEmptyDOMElement();
    release();
    await waitFor(() => expect(status).toHaveTextContent(/^Mis à jour à \d\d:\d\d:\d\d$/));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    const releaseAgain = hold(reports);
    await userEvent.click(button);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    releaseAgain();
    await waitFor(() => expect(status).toHaveTextContent(/^Mis à jour à/));
    await expect(announcements.texts().filter((text) => text.startsWith('Mis à jour'))).toHaveLength(2);
  },
};

/** What could not be read again says so itself. */
export const NotRefreshed: Story = {
  play: async ({ userEvent }) => {
    await shown();
    respond(state, errorResponse(500));
    await userEvent.click(page.getByRole('button', { name: t('pages.serviceState.refresh') }));
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The settings lead to it. */
export const FromSettings: Story = {
  args: { path: '/parametres' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('link', { name: t('pages.serviceState.title') }));
    await shown();
    await expect(currentHref()).toBe('/etat-du-service');
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [state]: noResponse, [reports]: noResponse } }),
  play: async () => {
    await expect(await page.findByRole('table', { name: vitalsTitle })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(t('pages.serviceState.facts.database'))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: onService({ responses: { [reports]: json({ data: { days: 28, screens: [], errors: [] } }) } }),
  play: async () => {
    await (await table(vitalsTitle)).findByText(t('pages.serviceState.vitals.empty'));
    await (await table(errorsTitle)).findByText(t('pages.serviceState.errors.empty'));
  },
};

/** A service may lack the calls. */
export const Missing: Story = {
  parameters: onService({ responses: { [state]: errorResponse(404), [reports]: errorResponse(501) } }),
  play: async () => {
    await page.findByText(t('pages.serviceState.noState'));
    await page.findByText(t('pages.serviceState.noReports'));
  },
};

export const Failed: Story = {
  parameters: onService({ responses: { [state]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    const retry = await page.findByRole('button', { name: t('common.retry') });
    await (await table(vitalsTitle)).findByText('/utilisateurs/$id');
    respond(state);
    await userEvent.click(retry);
    await shown();
  },
};

/** Values that are missing, too long or of another type affect nothing else. */
export const OddValues: Story = {
  parameters: onService({
    responses: {
      [state]: json({
        data: { version: '1.4.0-'.repeat(40), pool: 7, migrations: { last: 'x', known: false } },
      }),
      [reports]: json({
        data: {
          screens: [{ screen: '/inconnu/'.repeat(30), visits: 'x', lcp: 1e9, cls: null }, {}],
          errors: [{ message: 'Error: '.repeat(60), place: 'fichier'.repeat(40), count: 1, firstAt: 7 }],
        },
      }),
    },
  }),
  play: async () => {
    await (await table(errorsTitle)).findByText(/fichierfichier/);
    await page.findByText(t('pages.serviceState.newerMigration'));
    await expect(page.queryByText(/undefined|NaN|Infinity/)).not.toBeInTheDocument();
    await fits();
  },
};

export const SmallScreen: Story = { ...Shown, globals: phone };
