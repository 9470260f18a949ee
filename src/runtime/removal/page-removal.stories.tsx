import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, type UserEventObject, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet, planetDataSet } from '#runtime/testing/planet-records.ts';
import { plainPlanets, shownPlanets } from '#runtime/testing/planets.ts';
import { json, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const one = 'GET /admin/planets/{id}';
const remove = 'DELETE /admin/planets/{id}';
const moons = 'GET /admin/planets/{id}/moons';

const resource: Resource = { ...shownPlanets, versioned: true };
const { records } = planetDataSet(12);

const meta = {
  title: 'Patterns/Removal on the page of a record',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource, path: '/planetes/1?name=Arrakis' },
  parameters: onService({ dataSets: [{ resource, records }] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the question. Returns its button, and a function that reads the record again without waiting for the interval. */
async function ask(userEvent: UserEventObject) {
  const intervals = spyOn(globalThis, 'setInterval');
  await userEvent.click(await page.findByRole('button', { name: t('common.remove') }));
  await page.findByRole('alertdialog');
  await atRest();
  const confirm = page.getByRole('button', { name: t('remove.confirm') });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
  const readAgain = () => {
    const [read] = intervals.mock.calls.findLast(([, delay]) => delay === 5_000) ?? [];
    if (typeof read !== 'function') throw new Error('The question is not read again.');
    read();
  };
  return { confirm, readAgain };
}

/** The service deletes at once, and its response takes long. Returns the function that lets it arrive. */
function delayResponse() {
  const { promise, resolve } = Promise.withResolvers<void>();
  respond(remove, async (_, usual) => {
    const response = await usual();
    await promise;
    return response;
  });
  return () => resolve();
}

/** The page is shown until the list replaces it: never the one of a missing record. */
async function leadsToList() {
  await toast(t('remove.done'));
  await waitFor(() => expect(currentHref()).toBe('/planetes'));
  await page.findByRole('link', { name: t('list.view', { title: 'Hoth' }) });
  await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  await atRest();
}
const isShown = async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(page.getByRole('heading', { level: 1, name: 'Arrakis', hidden: true })).toBeInTheDocument();
};

/** Until the response, the record is not read: it would be missing. */
export const SlowResponse: Story = {
  play: async ({ userEvent }) => {
    const { confirm, readAgain } = await ask(userEvent);
    const arrive = delayResponse();
    await userEvent.click(confirm);
    await waitFor(() => expect(calls(remove)).toHaveLength(1));
    const { length } = calls(one);
    readAgain();
    await isShown();
    await expect(calls(one)).toHaveLength(length);
    arrive();
    await leadsToList();
  },
};

/** A read that began before the deletion may end after it: its response counts no longer. */
export const ReadUnderWay: Story = {
  play: async ({ userEvent }) => {
    const { confirm, readAgain } = await ask(userEvent);
    const { length } = calls(one);
    readAgain();
    await waitFor(() => expect(calls(one)).toHaveLength(length + 1));
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
    // The first read holds the button, the next ones do not.
    const release = hold(one);
    const { length: before } = calls(one);
    await waitFor(() => {
      readAgain();
      return expect(calls(one).length).toBeGreaterThan(before);
    });
    const arrive = delayResponse();
    await userEvent.click(confirm);
    await waitFor(() => expect(calls(remove)).toHaveLength(1));
    release();
    await isShown();
    arrive();
    await leadsToList();
  },
};

/** The user need not wait for lists that are read again, e.g. that of a part of the page. */
export const SlowLists: Story = {
  args: {
    resource: {
      ...resource,
      related: { moons: { path: '/admin/planets/{id}/moons', shape: 'list', resource: plainPlanets } },
    },
  },
  parameters: onService({
    dataSets: [{ resource, records }],
    responses: { [moons]: json({ data: { items: [planet(5)], total: 1 } }) },
  }),
  play: async ({ userEvent }) => {
    await page.findByText('Terminus');
    const { confirm } = await ask(userEvent);
    const release = hold(moons);
    await userEvent.click(confirm);
    await leadsToList();
    release();
  },
};

/** After a refusal, or without a response, the question reads the record again. */
export const NotDeleted: Story = {
  play: async ({ userEvent }) => {
    const { confirm } = await ask(userEvent);
    respond(remove, noNetwork);
    await userEvent.click(confirm);
    await toast(t('errors.network'));
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
    const { length } = calls(one);
    respond(one, json({ data: { ...planet(1), name: 'Dune' } }));
    await waitFor(() => expect(page.getByRole('alertdialog')).toHaveTextContent(t('form.changedSince')), {
      timeout: 20_000,
    });
    await expect(calls(one).length).toBeGreaterThan(length);
    respond(remove);
    await userEvent.click(confirm);
    await leadsToList();
  },
};
