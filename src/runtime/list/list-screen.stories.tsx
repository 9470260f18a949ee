import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { pauseTimers } from '#runtime/testing/paused-timers.ts';
import { currentHref, goBack, historyLength, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet } from '#runtime/testing/planet-records.ts';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import {
  delayed,
  emptyBody,
  errorResponse,
  json,
  noNetwork,
  noRecords,
  noResponse,
  truncated,
  webPage,
  wrongShape,
} from '#runtime/testing/responses.ts';
import { calls, type Handler, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page } from '#runtime/testing/story.ts';

const list = 'GET /admin/planets';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = () => page.findByRole('table', { name: 'Liste des planètes' });
const names = () => page.queryAllByRole('link', { name: /^Modifier / }).map((link) => link.ariaLabel);
const button = (name: string) => page.getByRole('button', { name });
const status = (text: string) => page.findByText(text);
const rowsOf = async (...numbers: number[]) =>
  waitFor(() =>
    expect(names()).toEqual(
      numbers.map((number) => t('list.edit', { title: String(planet(number)['name']) })),
    ),
  );
const firstTen = Array.from({ length: 10 }, (_, index) => index + 1);
const requested = () => calls(list).map(({ query }) => query.toString());

export const Rows: Story = {
  play: async () => {
    await rowsOf(...firstTen);
    const headings = page.getAllByRole('columnheader').map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'Planète',
      'Climat',
      'Téléphone du relais',
      'Découverte',
      t('common.actions'),
    ]);
    await expect(requested()).toEqual(['page=1&limit=10']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Planètes');
    await expect(document.title).toContain('Planètes');
    await expect(page.getByRole('link', { name: 'Ajouter' })).toHaveAttribute('href', '/planetes/ajouter');
    await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toHaveTextContent(
      t('pages.dashboard.title'),
    );
    const [, first] = page.getAllByRole('row');
    await expect(first).toHaveTextContent('Arrakis');
    await expect(first).toHaveTextContent('relais1@example.com');
    // A missing value is a dash, never `undefined` or `null`.
    const [, , , , fourth] = page.getAllByRole('row');
    await expect(fourth).toHaveTextContent('—');
    await expect((await table()).textContent).not.toMatch(/undefined|null|NaN|Invalid Date/);
  },
};

export const Loading: Story = {
  parameters: onPlanets(57, { responses: { [list]: noResponse } }),
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true');
    await expect(page.getAllByRole('row')).toHaveLength(11);
    await expect(page.queryByText(t('list.empty'))).not.toBeInTheDocument();
  },
};

/** Always ten placeholders, for every page size. */
export const LoadingFiftyRows: Story = { ...Loading, args: { path: '/planetes?limit=50' } };

export const Empty: Story = {
  parameters: onPlanets(0),
  play: async () => {
    await expect(await page.findByText(t('list.empty'))).toBeVisible();
    await status(t('list.page', { page: 1, pages: 1 }));
    for (const name of [t('list.first'), t('list.previous'), t('list.next'), t('list.last')])
      await expect(button(name)).toBeDisabled();
  },
};

export const Footer: Story = {
  play: async ({ userEvent }) => {
    await status(t('list.page', { page: 1, pages: 6 }));
    const sizes = page.getByLabelText<HTMLSelectElement>(t('list.pageSize'));
    await expect([...sizes.options].map(({ text }) => text)).toEqual(['5', '10', '20', '30', '40', '50']);
    await expect(sizes).toHaveValue('10');
    await expect(button(t('list.first'))).toBeDisabled();
    await expect(button(t('list.previous'))).toBeDisabled();

    await userEvent.click(button(t('list.next')));
    await rowsOf(...firstTen.map((number) => number + 10));
    await status(t('list.page', { page: 2, pages: 6 }));
    await userEvent.click(button(t('list.last')));
    await rowsOf(51, 52, 53, 54, 55, 56, 57);
    await expect(button(t('list.next'))).toBeDisabled();
    await expect(button(t('list.last'))).toBeDisabled();
    await userEvent.click(button(t('list.previous')));
    await status(t('list.page', { page: 5, pages: 6 }));
    await userEvent.click(button(t('list.first')));
    await rowsOf(...firstTen);
  },
};

/** The state is in the URL: paging adds a history entry, and the back button restores the former page. */
export const Address: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const before = historyLength() ?? 0;
    await userEvent.click(button(t('list.next')));
    await status(t('list.page', { page: 2, pages: 6 }));
    await expect(currentHref()).toBe('/planetes?page=2');
    await expect(historyLength()).toBe(before + 1);
    await userEvent.click(button(t('list.next')));
    await status(t('list.page', { page: 3, pages: 6 }));
    goBack();
    await status(t('list.page', { page: 2, pages: 6 }));
    goBack();
    await rowsOf(...firstTen);
    await expect(currentHref()).toBe('/planetes');
  },
};

export const SharedAddress: Story = {
  args: { path: '/planetes?page=2&limit=5&query=kepler&sort=-name&name=autre' },
  play: async () => {
    await status(t('list.page', { page: 2, pages: 10 }));
    await expect(requested()).toEqual(['page=2&limit=5&query=kepler&sort=-name']);
    await expect(page.getByRole('searchbox')).toHaveValue('kepler');
    await expect(page.getByLabelText(t('list.pageSize'))).toHaveValue('5');
    await expect(page.getByRole('columnheader', { name: /Planète/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Invalid parameters count as absent. */
export const InvalidParameters: Story = {
  args: { path: '/planetes?page=-3&limit=7&sort=code' },
  play: async () => {
    await rowsOf(...firstTen);
    await expect(requested()).toEqual(['page=1&limit=10']);
  },
};

export const PageSize: Story = {
  args: { path: '/planetes?page=3' },
  play: async ({ userEvent }) => {
    await status(t('list.page', { page: 3, pages: 6 }));
    await userEvent.selectOptions(page.getByLabelText(t('list.pageSize')), '50');
    await waitFor(() => expect(names()).toHaveLength(50));
    await expect(currentHref()).toBe('/planetes?limit=50');
    await userEvent.selectOptions(page.getByLabelText(t('list.pageSize')), '5');
    await rowsOf(1, 2, 3, 4, 5);
    await expect(currentHref()).toBe('/planetes?limit=5');
  },
};

/** 300 ms after the last key: one call for the whole text, with the first page. */
export const Search: Story = {
  args: { path: '/planetes?page=3' },
  play: async ({ userEvent }) => {
    await status(t('list.page', { page: 3, pages: 6 }));
    const before = historyLength();
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), 'hoth');
      await expect(timers.waiting()).toBe(1);
      await expect(requested()).toHaveLength(1);
      timers.runAll();
    } finally {
      timers.release();
    }
    await rowsOf(2);
    await expect(requested().slice(1)).toEqual(['page=1&limit=10&query=hoth']);
    await expect(currentHref()).toBe('/planetes?query=hoth');
    await expect(historyLength()).toBe(before);
    await userEvent.click(button(t('common.clear')));
    await rowsOf(...firstTen);
    await expect(page.getByRole('searchbox')).toHaveFocus();
  },
};

/** Enter searches without the delay. */
export const SearchByEnter: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const timers = pauseTimers(300);
    try {
      await userEvent.type(page.getByRole('searchbox'), ' solaris ');
      await expect(requested()).toEqual(['page=1&limit=10']);
      await userEvent.keyboard('{Enter}');
      await rowsOf(4);
      await expect(requested().slice(1)).toEqual(['page=1&limit=10&query=solaris']);
      await expect(timers.waiting()).toBe(0);
    } finally {
      timers.release();
    }
  },
};

/** Text that is typed during a call stays. */
export const TypingDuringCall: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const release = hold(list);
    await userEvent.type(page.getByRole('searchbox'), 'kep{Enter}');
    await waitFor(() => expect(calls(list)).toHaveLength(2));
    await userEvent.type(page.getByRole('searchbox'), 'ler-12');
    release();
    await rowsOf(12);
    await expect(page.getByRole('searchbox')).toHaveValue('kepler-12');
  },
};

/** The former rows stay, dimmed and disabled, until the next ones are loaded. */
export const NextPageLoading: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    hold(list);
    await userEvent.click(button(t('list.next')));
    await status(t('list.page', { page: 2, pages: 6 }));
    await waitFor(async () => expect(await table()).toHaveAttribute('data-dimmed'));
    await expect(await table()).toHaveAttribute('aria-busy', 'true');
    await expect(names()).toHaveLength(10);
    await expect(names()[0]).toBe(t('list.edit', { title: 'Arrakis' }));
  },
};

/** A response that arrives after that of a later call is ignored. */
export const LateResponse: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const second = Promise.withResolvers<void>();
    respond(list, async (request, usual) => {
      if (new URL(request.url).searchParams.get('page') === '2') await second.promise;
      return usual();
    });
    await userEvent.click(button(t('list.next')));
    await waitFor(() => expect(calls(list)).toHaveLength(2));
    await userEvent.click(button(t('list.next')));
    await rowsOf(...firstTen.map((number) => number + 20));
    second.resolve();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await rowsOf(...firstTen.map((number) => number + 20));
    await status(t('list.page', { page: 3, pages: 6 }));
  },
};

/** A list without a total counts as ten and shows all its rows. */
export const NoTotal: Story = {
  parameters: onPlanets(0, {
    responses: { [list]: json({ data: Array.from({ length: 12 }, (_, i) => planet(i + 1)) }) },
  }),
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    await status(t('list.page', { page: 1, pages: 1 }));
    await expect(button(t('list.next'))).toBeDisabled();
  },
};

/** A list that could not be loaded shows no number of pages. */
export const FailedFurtherOn: Story = {
  args: { path: '/planetes?page=2' },
  parameters: onPlanets(57, { responses: { [list]: noNetwork } }),
  play: async () => {
    await page.findByRole('alert');
    await status(t('list.page', { page: 2, pages: 2 }));
    await expect(button(t('list.previous'))).toBeEnabled();
    await expect(button(t('list.next'))).toBeDisabled();
  },
};

/** A page that does not exist is replaced by the last one. */
export const PageBeyondTheLast: Story = {
  args: { path: '/planetes?page=99' },
  play: async () => {
    await rowsOf(51, 52, 53, 54, 55, 56, 57);
    await status(t('list.page', { page: 6, pages: 6 }));
    await expect(currentHref()).toBe('/planetes?page=6');
  },
};

const failing = (handler: Handler, text: string): Story => ({
  parameters: onPlanets(57, { responses: { [list]: handler } }),
  play: async ({ userEvent }) => {
    const notice = await page.findByRole('alert');
    await expect(notice).toHaveTextContent(text);
    await expect(page.queryByText(t('list.empty'))).not.toBeInTheDocument();
    respond(list);
    await userEvent.click(within(notice).getByRole('button', { name: t('common.retry') }));
    await rowsOf(...firstTen);
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
  },
});

const fallback = t('errors.fallback');
export const NetworkFailure = failing(noNetwork, t('errors.network'));
export const ServerFailure = failing(errorResponse(500), fallback);
export const ServerMessage = failing(
  errorResponse(503, { message: 'Maintenance jusqu’à midi.' }),
  'Maintenance jusqu’à midi.',
);
export const WebPageInstead = failing(webPage, fallback);
export const TruncatedResponse = failing(truncated, fallback);
export const WrongShape = failing(wrongShape, fallback);
export const EmptyBody = failing(emptyBody, fallback);

/** The error of the list. */
export const Failed: Story = {
  parameters: onPlanets(57, { responses: { [list]: noNetwork } }),
  play: async () => {
    await page.findByRole('alert');
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
  },
};

/** Ascending, descending, then the order of the service; each with the first page. */
export const SortByHeading: Story = {
  args: { path: '/planetes?page=2' },
  play: async ({ userEvent }) => {
    await status(t('list.page', { page: 2, pages: 6 }));
    const heading = page.getByRole('columnheader', { name: /Planète/ });
    const press = within(heading).getByRole('button');
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(press);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await expect(currentHref()).toBe('/planetes?sort=name');
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Arrakis' })));
    await userEvent.click(press);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Vulcain' })));
    await userEvent.click(press);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'none'));
    await rowsOf(...firstTen);
    await expect(requested().slice(1)).toEqual([
      'page=1&limit=10&sort=name',
      'page=1&limit=10&sort=-name',
      'page=1&limit=10',
    ]);
    await expect(within(page.getByRole('columnheader', { name: 'Climat' })).queryByRole('button')).toBeNull();
  },
};

/** Actions that a resource does not have are not shown. */
export const Plain: Story = {
  args: { resource: { ...plainPlanets, endpoints: { list: plainPlanets.endpoints.list } } },
  play: async () => {
    await status(t('list.page', { page: 1, pages: 6 }));
    await expect(page.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(page.queryByRole('link', { name: 'Ajouter' })).not.toBeInTheDocument();
    await expect(page.queryByRole('button', { name: /Planète|Nom/ })).not.toBeInTheDocument();
  },
};

/** A missing value or one of another type is a dash. */
export const OddRecords: Story = {
  parameters: onPlanets(0, {
    responses: {
      [list]: json({
        data: {
          items: [
            {
              id: 'a/b?c',
              name: 'Inconnue',
              climate: 'gaseous',
              relay: 12,
              portrait: 'x',
              discoveredAt: 'hier',
            },
            { id: 7, name: 42, contact: null, inhabited: 'oui', visits: { avg: '4' }, discoveredAt: null },
            { name: 'Sans identité' },
          ],
          total: 3,
        },
      }),
    },
  }),
  play: async () => {
    const first = await page.findByRole('link', { name: t('list.edit', { title: 'Inconnue' }) });
    await expect(first).toHaveAttribute('href', '/planetes/a%2Fb%3Fc?name=Inconnue');
    await expect(page.getByText('gaseous')).toBeVisible();
    // A record without a title is labelled with its id. One without an id has no actions.
    await expect(page.getByRole('link', { name: t('list.edit', { title: 7 }) })).toHaveAttribute(
      'href',
      '/planetes/7',
    );
    await expect(page.getAllByRole('link', { name: /^Modifier / })).toHaveLength(2);
    await expect((await table()).textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  },
};

const sentence = 'Astre au nom que personne n’a jamais pu écrire en entier sur une carte ';
export const LongTexts: Story = {
  parameters: onPlanets(0, {
    responses: {
      [list]: json({
        data: {
          items: [
            { ...planet(1), name: sentence.repeat(3), contact: `${'long'.repeat(40)}@example.com` },
            planet(2),
          ],
          total: 2,
        },
      }),
    },
  }),
  play: async () => {
    await page.findByRole('link', { name: /^Modifier Astre/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ManyRows: Story = {
  args: { path: '/planetes?limit=50' },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(50));
  },
};

/** Every response is slow, to look at the loading state. */
export const Slow: Story = {
  parameters: onPlanets(57, { responses: { [list]: delayed(400) } }),
  play: async () => {
    await rowsOf(...firstTen);
    await atRest();
  },
};

export const NothingFound: Story = {
  args: { path: '/planetes?query=zzz' },
  parameters: onPlanets(57, { responses: { [list]: noRecords } }),
  play: async () => void (await page.findByText(t('list.empty'))),
};

const phone = { viewport: { value: 'phone' } };
export const SmallScreen: Story = { globals: phone, play: async () => void (await rowsOf(...firstTen)) };
export const SmallScreenLoading: Story = { ...Loading, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
export const SmallScreenFailed: Story = { ...Failed, globals: phone };
