import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { listCall, rowsOf } from '#runtime/testing/planet-list.ts';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import { noNetwork } from '#runtime/testing/responses.ts';
import { catchSavedFile, lastSavedFile, savedFile, savedLines } from '#runtime/testing/saved-file.ts';
import { calls, type Handler, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Export',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes?sort=name' },
  parameters: onPlanets(257),
  beforeEach: catchSavedFile,
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => page.findByRole('dialog', { name: t('export.title', { list: 'Planètes' }) });
const submit = async () => within(await dialog()).getByRole('button', { name: t('common.export') });
const open = async () => {
  (await page.findByRole('button', { name: t('common.export') })).click();
  await dialog();
  await atRest();
};
/** Returns the queries of the pages that the export has read. The list itself, ten records a page, may be read meanwhile. */
const exportedPages = () =>
  calls(listCall)
    .map(({ query }) => query)
    .filter((query) => query.get('limit') === '100');

/** The whole list is read with its order, a hundred records a page, and each row is written once. */
export const WholeList: Story = {
  play: async ({ userEvent }) => {
    await open();
    await userEvent.click(await submit());
    await toast(t('export.done', { count: 257, number: '257' }));
    const lines = await savedLines();
    await expect((await savedFile()).name).toMatch(/^planetes-\d{4}-\d{2}-\d{2}\.csv$/);
    await expect(lines).toHaveLength(1 + 257 + 1);
    await expect(lines[0]).toBe(
      'Nom;Adresse de contact;Habitée;Avis des visiteurs;Climat;Téléphone du relais;Découverte',
    );
    await expect(lines[1]).toMatch(/^Arrakis;relais1@example\.com;Habitée;/);
    await expect(exportedPages().map(String)).toEqual(
      [1, 2, 3].map((number) => `page=${number}&limit=100&sort=name`),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Choices: Story = {
  play: async ({ userEvent }) => {
    await open();
    await expect(page.getByText(t('export.count', { count: 257, number: '257' }))).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: t('export.scopes.page') }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Climat' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Description' }));
    await userEvent.click(await submit());
    const lines = await savedLines();
    await expect(lines).toHaveLength(1 + 10 + 1);
    await expect(lines[0]).toMatch(/Téléphone du relais;Découverte;Description$/);
    await expect(calls(listCall)).toHaveLength(1);
  },
};

/** A spreadsheet file is written beside the page, in a worker. */
export const Spreadsheet: Story = {
  play: async ({ userEvent }) => {
    await open();
    await userEvent.click(page.getByRole('radio', { name: t('export.formats.xlsx.label') }));
    await userEvent.click(await submit());
    const { name, file } = await savedFile();
    await expect(name).toMatch(/\.xlsx$/);
    // A file of this format is a ZIP archive.
    await expect(await file.slice(0, 2).text()).toBe('PK');
  },
};

const countUpTo =
  (total: number, more: boolean): Handler =>
  async (_, usual) => {
    const { data } = await (await usual()).json();
    return Response.json({ data: { ...data, total, more } });
  };

/** A list that is not counted to its end may have more rows than a spreadsheet. Another format can be chosen then. */
export const TooLong: Story = {
  beforeEach: () => respond(listCall, countUpTo(10_000, true)),
  play: async ({ userEvent }) => {
    await open();
    await userEvent.click(page.getByRole('radio', { name: t('export.formats.xlsx.label') }));
    respond(listCall, countUpTo(1_048_576, false));
    await userEvent.click(await submit());
    await expect(await page.findByRole('alert')).toHaveTextContent(
      asRead(t('export.tooMany', { max: (1_048_575).toLocaleString('fr-FR') })),
    );
    await expect(exportedPages()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await expect(page.getByRole('radio', { name: t('export.formats.csv.label') })).toBeVisible();
    await expect(lastSavedFile()).toBeUndefined();
  },
};

export const NoColumn: Story = {
  play: async ({ userEvent }) => {
    await open();
    for (const box of page.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.click(await submit());
    await expect(page.getByRole('group', { name: t('export.columns') })).toHaveAccessibleDescription(
      t('export.noColumn'),
    );
    await expect(calls(listCall)).toHaveLength(1);
  },
};

/** It can be cancelled while it reads; nothing is saved. */
export const Reading: Story = {
  play: async ({ userEvent }) => {
    await open();
    const release = hold(listCall);
    await userEvent.click(await submit());
    await expect(await page.findByRole('progressbar', { name: t('export.reading') })).toBeVisible();
    await expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    await expect(lastSavedFile()).toBeUndefined();
  },
};

/** After an error the export continues where it stopped. */
export const FailedOnce: Story = {
  play: async ({ userEvent }) => {
    await open();
    let count = 0;
    respond(listCall, (request, usual) => {
      count += 1;
      return count === 2 ? noNetwork(request, usual) : usual();
    });
    await userEvent.click(await submit());
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.network'));
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await expect(await savedLines()).toHaveLength(1 + 257 + 1);
    await expect(exportedPages().map((query) => query.get('page'))).toEqual(['1', '2', '2', '3']);
  },
};

/** A record that is removed meanwhile moves others to a page that was read: it is read again, and a message says what may be wrong. */
export const ListChanged: Story = {
  play: async ({ userEvent }) => {
    await open();
    respond(listCall, async (request, usual) => {
      const { data } = await (await usual()).json();
      const total = new URL(request.url).searchParams.get('page') === '1' ? data.total : data.total - 1;
      return Response.json({ data: { ...data, total } });
    });
    await userEvent.click(await submit());
    await toast(t('export.listChanged'));
    await expect(exportedPages().map((query) => query.get('page'))).toEqual(['1', '2', '1', '3']);
    await expect(await savedLines()).toHaveLength(1 + 257 + 1);
  },
};

/** A service that sends at most 50 rows on a page: the next pages are asked for in that size, so that no row is missing. */
export const SmallPages: Story = {
  play: async ({ userEvent }) => {
    await open();
    respond(listCall, async (_, usual) => {
      const { data } = await (await usual()).json();
      const items = data.items.slice(0, 50);
      return Response.json({ data: { ...data, items } });
    });
    await userEvent.click(await submit());
    await toast(t('export.done', { count: 257, number: '257' }));
    await expect(new Set(await savedLines()).size).toBe(1 + 257 + 1);
    const sizes = calls(listCall).map(({ query }) => query.get('limit'));
    await expect(sizes.slice(-6)).toEqual(['100', ...Array.from({ length: 5 }, () => '50')]);
    await expect(page.queryByText(t('export.listChanged'))).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  play: async ({ userEvent }) => {
    await open();
    respond(listCall, noNetwork);
    await userEvent.click(await submit());
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.network'));
  },
};

export const SmallScreen: Story = { globals: phone, play: open };

/** A list that does not declare it offers no export. */
export const NotOffered: Story = {
  args: { resource: plainPlanets },
  play: async () => {
    await rowsOf();
    await expect(page.queryByRole('button', { name: t('common.export') })).not.toBeInTheDocument();
  },
};
