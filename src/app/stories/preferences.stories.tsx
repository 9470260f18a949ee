import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { json } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { headingText, onService, page } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const read = 'GET /admin/preferences';
const change = 'PUT /admin/preferences';
const changedAt = '2026-11-01T08:00:00Z';
const kept = (...preferences: readonly object[]) =>
  onService({
    responses: {
      [read]: json({ data: preferences.map((each) => ({ changedAt, resource: null, ...each })) }),
    },
  });

const meta = {
  title: 'Patterns/Preferences',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/options', restsSoon: true },
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code that reads and sends them loads when the page is idle. */
const late = { timeout: 15_000 };
const density = () => document.documentElement.dataset['density'];
const headings = () => page.getAllByRole('columnheader').map(headingText);
const sent = () => calls(change).map(({ body }) => JSON.parse(String(body)));
async function choose(name: 'comfortable' | 'compact') {
  (await page.findByRole('button', { name: /Mon compte/ })).click();
  (await page.findByRole('menuitemradio', { name: t(`shell.density.${name}`) })).click();
}

/** What the user has chosen in another browser is shown here; what they choose here is sent after a pause. */
export const Kept: Story = {
  parameters: kept(
    { name: 'density', value: 'compact' },
    { name: 'columns', resource: 'options', value: 'createdAt,identity' },
    { name: 'later', value: 'unknown to this version' },
  ),
  play: async () => {
    await waitFor(() => expect(density()).toBe('compact'), late);
    await waitFor(() =>
      expect(headings().filter(Boolean).slice(0, 2)).toEqual([
        t('resources.options.fields.createdAt'),
        t('resources.options.columns.identity'),
      ]),
    );
    await expect(calls(change)).toHaveLength(0);
    await choose('comfortable');
    await expect(density()).toBe('comfortable');
    await waitFor(
      () =>
        expect(sent()).toEqual([
          { preferences: [{ name: 'density', resource: null, value: 'comfortable' }] },
        ]),
      late,
    );
  },
};

/** A list has a density of its own, which can be given to all lists at once. */
export const OwnDensity: Story = {
  parameters: onService({}),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(calls(read)).toHaveLength(1), late);
    (await page.findByRole('button', { name: t('columns.title') })).click();
    const panel = within(await page.findByRole('dialog', { name: t('columns.title') }));
    const forAll = panel.getByRole('button', { name: t('columns.densityForAll') });
    const height = () => page.getAllByRole('row').at(1)?.getBoundingClientRect().height;
    const [before = 0] = [height()];
    await expect(forAll).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(panel.getByRole('radio', { name: t('shell.density.compact') }));
    await expect(density()).toBe('compact');
    await expect(height()).toBeLessThan(before);
    await waitFor(
      () =>
        expect(sent()).toEqual([
          { preferences: [{ name: 'density', resource: 'options', value: 'compact' }] },
        ]),
      late,
    );
    await userEvent.click(forAll);
    await expect(density()).toBe('compact');
    await expect(forAll).toHaveAttribute('aria-disabled', 'true');
    await waitFor(
      () =>
        expect(sent().slice(1)).toEqual([
          {
            preferences: [
              { name: 'density', resource: null, value: 'compact' },
              { name: 'density', resource: 'options', value: null },
            ],
          },
        ]),
      late,
    );
    await userEvent.click(panel.getByRole('radio', { name: t('shell.density.comfortable') }));
    await expect(height()).toBe(before);
  },
};

/** A service without the call: this browser keeps what is chosen, nothing more is sent, and nobody is told. */
export const BrowserOnly: Story = {
  parameters: onService({ responses: { [read]: () => new Response(null, { status: 404 }) } }),
  play: async () => {
    await waitFor(() => expect(calls(read)).toHaveLength(1), late);
    await choose('compact');
    await waitFor(() => expect(density()).toBe('compact'));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect([calls(read).length, calls(change).length]).toEqual([1, 0]);
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    await choose('comfortable');
  },
};
