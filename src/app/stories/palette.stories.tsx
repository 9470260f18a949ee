import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { noNetwork, noRecords, noResponse } from '#runtime/testing/responses.ts';
import { type Handler, hold, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const meta = {
  title: 'Screens/Palette',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: onService(),
  beforeEach: () => localStorage.removeItem('recent'),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const searched = ['users', 'etablissement', 'categories', 'options', 'rides'] as const;
const answering = (handler: Handler) =>
  onService({ responses: Object.fromEntries(searched.map((path) => [`GET /admin/${path}`, handler])) });

/** Opens the palette by its keys, as soon as the page listens, and returns its search box. */
async function open(userEvent: UserEventObject) {
  await page.findByRole('button', { name: t('common.search') });
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await page.findByRole('combobox', { name: t('palette.box') });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

const option = (name: RegExp | string) => page.findByRole('option', { name });

/** Before anything is typed it offers pages, with their shortcuts, and actions. */
export const Opened: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await option(t('pages.dashboard.title'));
    await option(new RegExp(t('resources.users.create.title')));
    await option(new RegExp(t('pages.settings.tabs.security')));
  },
};

/** The button of the header opens it, too. */
export const OpenedByButton: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.search') }));
    await page.findByRole('combobox', { name: t('palette.box') });
  },
};

export const OpensPages: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('categorie ajou');
    await option(new RegExp(t('resources.categories.create.title')));
    await userEvent.keyboard('{Enter}');
    await page.findByRole('heading', { level: 1, name: t('resources.categories.create.title') });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('main').contains(document.activeElement)).toBe(true));
  },
};

/** Records are found in all lists, and the one that was opened is the first one the next time. */
export const OpensRecords: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('moreau');
    const [found] = await page.findAllByRole('option', { name: /Moreau/ });
    if (found === undefined) throw new Error('Nobody was found');
    const name = found.querySelector('mark')?.parentElement?.textContent ?? '';
    await userEvent.click(found);
    await page.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(localStorage.getItem('recent')).toContain(name));
    await open(userEvent);
    const [first] = await page.findAllByRole('option');
    await expect(first).toHaveTextContent(name);
    await page.findByText(t('palette.recent'));
  },
};

/** While records of a former text are shown, none of them is highlighted, and Enter waits for the first match of what is typed. */
export const EnterWaits: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('moreau');
    await page.findAllByRole('option', { name: /Moreau/ });
    const release = hold('GET /admin/users');
    await userEvent.keyboard('{Control>}a{/Control}roussel{Enter}');
    await waitFor(() => expect(document.querySelector('[data-highlighted]')).toBeNull());
    await expect(currentHref()).toBe('/');
    release();
    await page.findByRole('heading', { level: 1, name: /Roussel/ });
  },
};

/** Enter waits for a match: it opens neither the search of another list nor what repeats a failed search. */
export const EnterWithoutMatch: Story = {
  parameters: answering(noRecords),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('zzz{Enter}');
    await option(t('resources.wallets.name'));
    await waitFor(() => expect(page.getAllByRole('option')[0]).toHaveAttribute('data-highlighted'));
    await expect(currentHref()).toBe('/');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentHref()).toMatch(/\?query=zzz$/));
  },
};

/** The number of results is announced, once all lists have been searched. */
export const ResultsAnnounced: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    const dialog = within(page.getByRole('dialog'));
    await userEvent.keyboard('moreau');
    const status = await dialog.findByText(/^\d+ résultats?$/);
    await expect(status).toHaveAttribute('role', 'status');
    const links = new RegExp(`${t('palette.allOfMany')}|^Voir les? `);
    const groups = dialog.getAllByRole('group');
    const found = groups
      .slice(0, -1)
      .flatMap((group) => within(group).getAllByRole('option'))
      .filter(({ textContent }) => !links.test(textContent));
    await expect(status).toHaveTextContent(t('palette.results', { count: found.length }));
    await userEvent.keyboard('zzz');
    await dialog.findByText(t('palette.results', { count: 0 }));
  },
};

/** The number is announced once: neither for each key, nor for each list that is read again or comes late. */
export const AnnouncedOnce: Story = {
  play: async ({ userEvent }) => {
    const announcements = recordAnnouncements();
    const counts = () => announcements.texts().filter((text) => /^\d+ résultats?$/.test(text));
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    await open(userEvent);
    await userEvent.keyboard('mo');
    await page.findByRole('group', { name: t('resources.users.name') });
    await waitFor(() => expect(counts()).toHaveLength(1));
    await rest();
    await expect(counts()).toHaveLength(1);
    await userEvent.keyboard('r');
    await waitFor(() => expect(counts()).toHaveLength(2));
    // These lists have been read before, and have changed since: what is kept of them is shown meanwhile.
    respond('GET /admin/users', noRecords);
    const release = hold('GET /admin/rides');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(page.queryByRole('group', { name: t('resources.users.name') })).toBeNull());
    await rest();
    await expect(counts()).toHaveLength(2);
    respond('GET /admin/rides', noRecords);
    release();
    await waitFor(() => expect(counts()).toHaveLength(3));
    await rest();
    await expect(counts()).toHaveLength(3);
  },
};

/** Escape moves the focus back to the button, also after an entry that leaves the palette open. */
export const ClosedAfterRetry: Story = {
  parameters: answering(noNetwork),
  play: async ({ userEvent }) => {
    const button = await page.findByRole('button', { name: t('common.search') });
    await userEvent.click(button);
    await page.findByRole('combobox', { name: t('palette.box') });
    await userEvent.keyboard('moreau');
    await userEvent.click(await option(t('common.retry')));
    await option(t('common.retry'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A list whose records have no pages is searched on its own page. */
export const SearchesLists: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('moreau');
    await page.findByText(asRead(t('palette.lists', { query: 'moreau' })));
    await userEvent.click(await option(t('resources.wallets.name')));
    await waitFor(() => expect(currentHref()).toBe('/portefeuilles?query=moreau'));
  },
};

/** What comes late is added below: nothing moves under the pointer. */
export const Searching: Story = {
  play: async ({ userEvent }) => {
    const release = hold('GET /admin/rides');
    await open(userEvent);
    await userEvent.keyboard('m');
    const before = page.getAllByRole('option').map(({ textContent }) => textContent);
    await userEvent.keyboard('o');
    await page.findByRole('group', { name: t('resources.users.name') });
    await expect(page.queryByText(asRead(t('palette.lists', { query: 'mo' })))).toBeNull();
    await expect(before.length).toBeGreaterThan(0);
    const shown = () => page.getAllByRole('option').map(({ textContent }) => textContent);
    const first = shown();
    release();
    await page.findByText(asRead(t('palette.lists', { query: 'mo' })));
    await expect(shown().slice(0, first.length)).toEqual(first);
  },
};

export const Loading: Story = {
  parameters: answering(noResponse),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('zzz');
    await page.findByText(t('common.loading'));
  },
};

export const Nothing: Story = {
  parameters: answering(noRecords),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('zzz');
    await page.findByText(asRead(t('palette.lists', { query: 'zzz' })));
    await expect(page.queryByRole('group', { name: t('resources.users.name') })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering(noNetwork),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('moreau');
    // The dashboard below has failed, too.
    const palette = within(page.getByRole('dialog'));
    await palette.findByText(t('errors.network'));
    for (const path of searched) respond(`GET /admin/${path}`);
    await userEvent.click(await option(t('common.retry')));
    await page.findByRole('group', { name: t('resources.users.name') });
    await waitFor(() => expect(palette.queryByText(t('errors.network'))).toBeNull());
  },
};

export const OnPhone: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.search') }));
    await userEvent.keyboard('moreau');
    await page.findByText(asRead(t('palette.lists', { query: 'moreau' })));
  },
};
