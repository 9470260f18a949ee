import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  button,
  firstTen,
  listCall,
  names,
  onPage,
  requested,
  rowsOf,
  table,
} from '#runtime/testing/planet-list.ts';
import { planet } from '#runtime/testing/planet-records.ts';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import { delayed, json, noNetwork, noRecords, noResponse } from '#runtime/testing/responses.ts';
import { atRest, headingText, onPlanets, page, phone } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async () => {
    await rowsOf(...firstTen);
    const headings = page.getAllByRole('columnheader').map(headingText);
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
  parameters: onPlanets(57, { responses: { [listCall]: noResponse } }),
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
    // The link of an empty list loads when the list is empty.
    await waitFor(() => expect(page.getAllByRole('link', { name: 'Ajouter' })).toHaveLength(2));
    const [inHead, inTable] = page.getAllByRole('link', { name: 'Ajouter' });
    await expect(inTable).toHaveAttribute('href', inHead?.getAttribute('href'));
    await onPage(1, 1);
    for (const name of [t('list.first'), t('list.previous'), t('list.next'), t('list.last')])
      await expect(button(name)).toBeDisabled();
  },
};

/** A list without a total counts as ten and shows all its rows. */
export const NoTotal: Story = {
  parameters: onPlanets(0, {
    responses: { [listCall]: json({ data: Array.from({ length: 12 }, (_, i) => planet(i + 1)) }) },
  }),
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    await onPage(1, 1);
    await expect(button(t('list.next'))).toBeDisabled();
  },
};

/** The error of the list. */
export const Failed: Story = {
  parameters: onPlanets(57, { responses: { [listCall]: noNetwork } }),
  play: async () => {
    await page.findByRole('alert');
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
  },
};

/** Actions that a resource does not have are not shown. */
export const Plain: Story = {
  args: { resource: { ...plainPlanets, endpoints: { list: plainPlanets.endpoints.list } } },
  play: async () => {
    await onPage(1, 6);
    await expect(page.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(page.queryByRole('link', { name: 'Ajouter' })).not.toBeInTheDocument();
    await expect(page.queryByRole('button', { name: /Planète|Nom/ })).not.toBeInTheDocument();
  },
};

/** A missing value or one of another type is a dash. */
export const OddRecords: Story = {
  parameters: onPlanets(0, {
    responses: {
      [listCall]: json({
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
      [listCall]: json({
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
  parameters: onPlanets(57, { responses: { [listCall]: delayed(400) } }),
  play: async () => {
    await rowsOf(...firstTen);
    await atRest();
  },
};

export const NothingFound: Story = {
  args: { path: '/planetes?query=zzz' },
  parameters: onPlanets(57, { responses: { [listCall]: noRecords } }),
  play: async () => {
    await expect(await page.findByText(t('list.empty'))).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Ajouter' })).toHaveLength(1);
    await expect(button(t('list.clearSearch'))).toBeVisible();
  },
};

/** A search that finds nothing can be cleared where the rows would be. */
export const SearchCleared: Story = {
  args: { path: '/planetes?query=zzz' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('list.clearSearch') }));
    await rowsOf(...firstTen);
    await expect(page.getByRole('searchbox')).toHaveFocus();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
};

export const SmallScreen: Story = { globals: phone, play: async () => void (await rowsOf(...firstTen)) };

export const SmallScreenLoading: Story = { ...Loading, globals: phone };

export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };

export const SmallScreenFailed: Story = { ...Failed, globals: phone };
