import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { quantity } from '#fields/quantity/quantity.ts';
import { addResourceTexts } from '#lib/i18n/testing.ts';
import { session } from '#lib/session/session.ts';
import { currentHref, goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { firstTen, rowsOf } from '#runtime/testing/planet-list.ts';
import { filteredPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { filteredPlanets } from '#runtime/testing/planets.ts';
import { json } from '#runtime/testing/responses.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { get } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';

addResourceTexts('planets', { figures: { total: 'Toutes les planètes', arid: 'Planètes arides' } });

const count = quantity({ access: 'readOnly' });
/** Planets with a figure of all of them, and one of some. */
const counted: Resource = {
  ...filteredPlanets,
  figures: {
    call: get('/admin/planet-counts'),
    fields: { total: count, arid: count },
    filters: { total: {}, arid: { climate: 'arid' } },
  },
};
const viewed: Resource = { ...counted, list: { ...counted.list, views: true } };

/** The default view of the signed-in user. */
const frozen = {
  ...{ id: 'a', name: 'Glacées', search: 'climate=frozen', resource: 'planets', shared: false },
  ...{ isDefault: true, owner: { id: 1, name: 'Alice Dubreuil' }, createdAt: '2026-11-01T08:00:00Z' },
};
const onViews = (resource: Resource, views: readonly object[]) =>
  onService({
    dataSets: [{ ...filteredPlanetDataSet(57), resource }],
    responses: {
      'GET /admin/views': json({ data: views }),
      'GET /admin/planet-counts': json({ data: { total: 57, arid: 19 } }),
    },
  });

const meta = {
  title: 'Patterns/Saved views/Figures',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: viewed, path: '/planetes' },
  parameters: onViews(viewed, [frozen]),
  beforeEach: async () => void (await session.checkSession()),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (href: string) => waitFor(() => expect(currentHref()).toBe(href));
const card = (name: RegExp) => page.findByRole('link', { name });

/** A figure without filters leads to the whole list, not to the default view. */
export const WholeList: Story = {
  play: async ({ userEvent }) => {
    await at('/planetes?climate=frozen&view=a');
    await userEvent.click(await card(/^Toutes les planètes/));
    await at('/planetes?view=all');
    await rowsOf(...firstTen);
    await userEvent.click(await card(/^Planètes arides/));
    await at('/planetes?climate=arid');
    await page.findByText('19 résultats');
    await userEvent.click(await card(/^Toutes les planètes/));
    await at('/planetes?view=all');
    goTo('/ailleurs');
    await page.findByRole('heading', { name: 'Ailleurs' });
    goTo('/planetes?view=all');
    await rowsOf(...firstTen);
    await at('/planetes?view=all');
  },
};

/** A list without views has no such parameter. */
export const WithoutViews: Story = {
  args: { resource: counted },
  parameters: onViews(counted, []),
  play: async ({ userEvent }) => {
    await userEvent.click(await card(/^Toutes les planètes/));
    await rowsOf(...firstTen);
    await at('/planetes');
  },
};
