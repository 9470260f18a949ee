import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { currentHref, goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet } from '#runtime/testing/planet-records.ts';
import { shownPlanets } from '#runtime/testing/planets.ts';
import { errorResponse, json, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const one = 'GET /admin/planets/{id}';
const remove = 'DELETE /admin/planets/{id}';

const meta = {
  title: 'Patterns/Detail',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: shownPlanets, path: '/planetes/1?name=Arrakis' },
  parameters: onPlanets(12),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string) => page.findByRole('heading', { level: 1, name });
const termOf = async (label: string) => (await page.findByText(label, { selector: 'dt' })).parentElement;

export const Full: Story = {
  play: async () => {
    await named('Arrakis');
    await expect(document.title).toContain('Arrakis');
    await waitFor(async () => expect(await termOf('Climat')).toHaveTextContent('Glacé'));
    await expect(await termOf('Habitée')).toHaveTextContent('Habitée');
    // Write-only fields are never shown.
    await expect(page.queryByText('Code d’approche')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: onPlanets(12, { responses: { [one]: noResponse } }),
  play: async () => {
    await named('Arrakis');
    await expect(page.queryByRole('button', { name: t('common.remove') })).not.toBeInTheDocument();
  },
};

/** An address without the name: the breadcrumb says that it loads, and shows no id. */
export const LoadingWithoutName: Story = {
  args: { path: '/planetes/1' },
  parameters: onPlanets(12, { responses: { [one]: noResponse } }),
  play: async () => {
    const trail = await page.findByRole('navigation', { name: t('shell.breadcrumb') });
    await waitFor(() => expect(trail).toHaveTextContent(new RegExp(`${t('common.loading')}$`)));
  },
};

/** On a phone the fields wait for the actions above them, but not for long: a page that loads is not empty. */
export const SlowOnPhone: Story = {
  globals: phone,
  parameters: onPlanets(12, { responses: { [one]: noResponse } }),
  play: async () => {
    await named('Arrakis');
    const fields = () => document.querySelector('main [aria-busy=true]');
    await waitFor(() => expect(fields()).not.toBeNull());
    await waitFor(() => expect(fields()).toBeVisible());
  },
};

export const Bare: Story = {
  parameters: onPlanets(12, {
    responses: { [one]: json({ data: { id: 1, name: null, climate: 3, visits: {} } }) },
  }),
  play: async () => {
    await waitFor(async () => expect(await termOf('Climat')).toHaveTextContent('—'));
    await expect(await termOf('Nom')).toHaveTextContent('—');
    await expect(document.body.querySelector('main')?.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  },
};

export const LongTexts: Story = {
  parameters: onPlanets(12, {
    responses: {
      [one]: json({
        data: {
          ...planet(1),
          name: 'Astre au nom interminable '.repeat(8),
          contact: `${'long'.repeat(40)}@example.com`,
          description: 'Une phrase de plus. '.repeat(60),
        },
      }),
    },
  }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: /^Astre/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Deleted: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.remove') }));
    await page.findByRole('alertdialog');
    await atRest();
    const confirm = page.getByRole('button', { name: t('remove.confirm') });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await toast(t('remove.done'));
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await page.findByRole('link', { name: t('list.view', { title: 'Hoth' }) });
    await expect(
      page.queryByRole('link', { name: t('list.view', { title: 'Arrakis' }) }),
    ).not.toBeInTheDocument();
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A late response does not take users back from another page. */
export const LeftWhileDeleting: Story = {
  play: async ({ userEvent }) => {
    const release = hold(remove);
    await userEvent.click(await page.findByRole('button', { name: t('common.remove') }));
    await page.findByRole('alertdialog');
    await atRest();
    const confirm = page.getByRole('button', { name: t('remove.confirm') });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await waitFor(() => expect(calls(remove)).toHaveLength(1));
    goTo('/ailleurs');
    await page.findByRole('heading', { name: 'Ailleurs' });
    release();
    await toast(t('remove.done'));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await expect(currentHref()).toBe('/ailleurs');
  },
};

/** The orbit is stable: the rule denies the deletion and shows the reason. */
export const NotDeletable: Story = {
  args: { path: '/planetes/3' },
  play: async ({ userEvent }) => {
    const button = await page.findByRole('button', { name: t('common.remove') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Cette planète a une orbite stable.');
    await userEvent.click(button);
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    await atRest();
  },
};

export const Missing: Story = {
  parameters: onPlanets(12, { responses: { [one]: errorResponse(404) } }),
  play: async () => void (await page.findByRole('alert')),
};

export const NetworkFailure: Story = {
  parameters: onPlanets(12, { responses: { [one]: noNetwork } }),
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent('Veuillez vérifier votre connection');
  },
};

export const SmallScreen: Story = { ...Full, globals: phone };
