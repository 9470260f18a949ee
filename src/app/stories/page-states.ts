import { expect, type UserEventObject, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { isAllowed } from '#runtime/commands/is-allowed.ts';
import { hasEditPath } from '#runtime/links/edit-path.ts';
import { detailBlocks, headOf } from '#runtime/record/detail-blocks.ts';
import { fieldLabel, resourceText } from '#runtime/record/labels.ts';
import { relatedTitle } from '#runtime/related/related-texts.ts';
import { errorResponse, noResponse } from '#runtime/testing/responses.ts';
import type { Route } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { findTable, fits } from './list-states.ts';
import { currentHref } from './product.tsx';

interface Playing {
  readonly userEvent: Pick<UserEventObject, 'click'>;
}

/** Returns the labels of what the page of a record shows beside each other: its head, its fields, its related parts. */
function labelsOf(resource: Resource): string[] {
  const head = headOf(resource).map((entry) =>
    typeof entry === 'string' ? fieldLabel(resource, entry) : resourceText(resource, `columns.${entry.id}`),
  );
  const fields = detailBlocks(resource).flatMap(({ facts }) =>
    facts.map((name) => fieldLabel(resource, name)),
  );
  const parts = Object.keys(resource.related ?? {}).map((name) => relatedTitle(resource, name));
  return [...head, ...fields, ...parts];
}

/** Returns what the page of a record offers, by its role and its label. A menu may have the commands after the first. */
function actionsOf(resource: Resource, record: StoredRecord): (readonly ['button' | 'link', string])[] {
  const [first] = Object.entries(resource.commands ?? {}).filter(([, command]) =>
    isAllowed(command, record, undefined),
  );
  return [
    ...(first === undefined
      ? []
      : [['button', resourceText(resource, `commands.${first[0]}.label`)] as const]),
    ...(hasEditPath(resource) ? [['link', t('common.edit')] as const] : []),
    ...(resource.endpoints.remove === undefined ? [] : [['button', t('common.remove')] as const]),
  ];
}

/** Opens the first record of the list. Returns its title. */
async function openFirst(resource: Resource, { userEvent }: Playing): Promise<string> {
  const table = within(await findTable(resourceText(resource, 'list.title')));
  const viewing = asRead(t('list.view', { title: '' })).trim();
  const [link] = await table.findAllByRole('link', { name: (name) => name.startsWith(`${viewing} `) });
  if (link === undefined) throw new Error(`The list of ${resource.name} opens no record.`);
  const title = (link.getAttribute('aria-label') ?? link.textContent).slice(viewing.length + 1);
  await userEvent.click(link);
  return asRead(title);
}

/**
 * Returns the states of a page that replaces the generic one of a resource's records. A file exports them; a page that no
 * longer shows what the resource declares needs a story of its own instead of `shown`.
 */
export function pageStates(resource: Resource) {
  const { path = '', endpoints } = resource;
  const one: Route = `GET ${endpoints.one?.path ?? '/'}`;
  const at = { path: `/${path}/demo-1?name=Essai` };
  return {
    shown: {
      args: { path: `/${path}` },
      play: async (playing: Playing) => {
        const title = await openFirst(resource, playing);
        await page.findByRole('heading', { level: 1, name: (name) => asRead(name) === title });
        for (const label of labelsOf(resource)) await page.findAllByText(asRead(label));
        const id = decodeURIComponent(/[^/?]+(?=\?|$)/.exec(currentHref() ?? '')?.[0] ?? '');
        const record = queryClient.getQueryData(resourceQueries(resource).one(id).queryKey);
        if (record === undefined) throw new Error('The page has not read its record.');
        for (const [role, name] of actionsOf(resource, record)) await page.findAllByRole(role, { name });
        await fits();
      },
    },
    loading: {
      args: at,
      parameters: onService({ responses: { [one]: noResponse } }),
      play: async () => {
        await page.findByRole('heading', { level: 1, name: 'Essai' });
        await expect(page.queryByRole('button', { name: t('common.remove') })).not.toBeInTheDocument();
      },
    },
    failed: {
      args: at,
      parameters: onService({ responses: { [one]: errorResponse(503) } }),
      play: async () => void (await page.findByRole('button', { name: t('common.retry') })),
    },
    notFound: {
      args: at,
      parameters: onService({ responses: { [one]: errorResponse(404) } }),
      play: async () => void (await page.findByText(t('errors.pages.notFound'))),
    },
  };
}
