import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { firstTen, listCall, names, onPage, requested, rowsOf } from '#runtime/testing/planet-list.ts';
import { planets } from '#runtime/testing/planets.ts';
import { hold } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ascending, descending, then the order of the service; each with the first page. */
export const SortByHeading: Story = {
  args: { path: '/planetes?page=2' },
  play: async ({ userEvent }) => {
    await onPage(2, 6);
    const heading = page.getByRole('columnheader', { name: /Planète/ });
    const sortButton = within(heading).getByRole('button');
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(sortButton);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await expect(currentHref()).toBe('/planetes?sort=name');
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Arrakis' })));
    await userEvent.click(sortButton);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Vulcain' })));
    await expect(sortButton).toHaveAccessibleDescription(t('list.sort.none', { column: 'Planète' }));
    await userEvent.click(sortButton);
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

/** The order that holds is announced when its rows are there: not before, and once. */
export const OrderAnnounced: Story = {
  play: async ({ userEvent }) => {
    await onPage(1, 6);
    await page.findByText('57 résultats');
    const announcements = recordAnnouncements();
    const said = () => announcements.texts().filter((text) => text.startsWith('Tri'));
    const release = hold(listCall);
    const sortButton = (name: RegExp) => within(page.getByRole('columnheader', { name })).getByRole('button');
    await userEvent.click(sortButton(/Planète/));
    await atRest();
    await expect(said()).toEqual([]);
    release();
    await waitFor(() => expect(said()).toEqual(['Trié par Planète, ordre croissant']));
    sortButton(/Découverte/).focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() =>
      expect(said()[1]).toBe('Trié par Planète, ordre croissant, puis par Découverte, ordre croissant'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said()[2]).toBe('Trié par Découverte, ordre décroissant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said().slice(3)).toEqual([t('list.order.none')]));
  },
};

/** The declared order holds while none is chosen. It stays out of the address, and a press turns it round. */
export const DeclaredOrder: Story = {
  args: { resource: { ...planets, list: { ...planets.list, order: '-name' } } },
  play: async ({ userEvent }) => {
    const heading = () => page.getByRole('columnheader', { name: /Planète/ });
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Vulcain' })));
    await expect(heading()).toHaveAttribute('aria-sort', 'descending');
    const sortButton = within(heading()).getByRole('button');
    await userEvent.click(sortButton);
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Arrakis' })));
    await expect(currentHref()).toBe('/planetes?sort=name');
    await userEvent.click(sortButton);
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Vulcain' })));
    await expect(currentHref()).toBe('/planetes');
    await waitFor(() =>
      expect(requested().map((query) => new URLSearchParams(query).get('sort'))).toEqual([
        '-name',
        'name',
        '-name',
      ]),
    );
  },
};

/** Shift sorts by a second column. The address names both, and a press without Shift sorts by one again. */
export const SortByTwoHeadings: Story = {
  args: { path: '/planetes?sort=-name' },
  play: async ({ userEvent }) => {
    await onPage(1, 6);
    const heading = (name: RegExp) => page.getByRole('columnheader', { name });
    within(heading(/Découverte/))
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(currentHref()).toBe('/planetes?sort=-name%2CdiscoveredAt'));
    await waitFor(() => expect(requested().at(-1)).toBe('page=1&limit=10&sort=-name%2CdiscoveredAt'));
    await expect(heading(/Planète/)).toHaveAttribute('aria-sort', 'descending');
    await expect(heading(/Découverte/)).toHaveAttribute('aria-sort', 'ascending');
    await expect(within(heading(/Découverte/)).getByRole('button')).toHaveAccessibleDescription(/2/);
    await userEvent.click(within(heading(/Découverte/)).getByRole('button'));
    await waitFor(() => expect(currentHref()).toBe('/planetes?sort=-discoveredAt'));
    await expect(heading(/Planète/)).toHaveAttribute('aria-sort', 'none');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(within(heading(/Planète/)).getByRole('button'));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(currentHref()).toBe('/planetes?sort=-discoveredAt%2Cname'));
  },
};

/** Cards have no headings to press: one button says what the list is sorted by, and its menu has the orders. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await expect(page.queryByRole('button', { name: 'Planète' })).not.toBeInTheDocument();
    await userEvent.click(await page.findByRole('button', { name: /^Trier/ }));
    const entries = await page.findAllByRole('menuitem');
    await atRest();
    await expect(entries.map(({ textContent }) => textContent)).toContain(
      t('list.sort.ascending', { column: 'Planète' }),
    );
    await userEvent.click(
      page.getByRole('menuitem', { name: t('list.sort.ascending', { column: 'Planète' }) }),
    );
    await waitFor(() => expect(currentHref()).toBe('/planetes?sort=name'));
    await waitFor(() => expect(names()[0]).toBe(t('list.edit', { title: 'Arrakis' })));
    const button = page.getByRole('button', { name: /^Tri.: Planète/ });
    await expect(button).toHaveAccessibleName(expect.stringContaining(t('list.sortBy.direction.ascending')));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(page.getByRole('columnheader', { name: 'Planète' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await atRest();
  },
};
