import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { generatorOf } from '#fields/generators.ts';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { session } from '#lib/session/session.ts';
import { resourceText } from '#runtime/record/labels.ts';
import { errorResponse, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import type { Route } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { listStates, rowsOf } from './list-states.ts';
import { removalStates } from './removal-states.ts';

interface Playing {
  readonly userEvent: Pick<UserEventObject, 'click' | 'type' | 'upload'>;
}

const longText = 'Anticonstitutionnellement, et sans qu’on puisse le dire plus court, '.repeat(4);
const conflict = 'Un autre s’appelle déjà ainsi.';

const routeOf = (call: Pick<Call, 'method' | 'path'> | undefined): Route =>
  call === undefined ? 'GET /' : `${call.method} ${call.path}`;

/** Returns a long text for each field of the columns that may have one. */
function stretched({ fields, list }: Resource) {
  const names = list.columns.flatMap((column) => (typeof column === 'string' ? column : column.lines.flat()));
  const isStretched = (name: string) => generatorOf(fields[name]?.kind ?? '').anyLength === true;
  return Object.fromEntries(names.filter(isStretched).map((name) => [name, longText]));
}

/** Fills the required fields that neither a record nor a draft has: secrets and, in a form of a new record, all files. */
async function fillHidden({ userEvent }: Playing, resource: Resource, form: 'create' | 'edit') {
  for (const [name, { kind, access, required, file }] of Object.entries(resource.fields)) {
    const isMissing = access === 'writeOnly' || (form === 'create' && file !== undefined);
    const filling = isMissing && required ? generatorOf(kind).filling?.([]) : undefined;
    const label = asRead(resourceText(resource, `fields.${name}`));
    const input = () => page.getByLabelText(label, { selector: 'input' });
    if (filling?.by === 'file') {
      const { type = 'image/png' } = filling;
      await userEvent.upload(input(), new File(['a'], 'a', { type }));
    }
    if (filling?.by === 'typing') await userEvent.type(input(), filling.text);
  }
}

/** Returns the states of a record's form and page. */
function recordStates(resource: Resource) {
  const text = (path: string) => resourceText(resource, path);
  const { path = '', endpoints } = resource;
  const detail = { path: `/${path}/demo-1` };
  const create = { path: `/${path}/ajouter` };
  const edit = { path: `/${path}/demo-1/modifier` };
  // A page leaves out what a record has no value of. Only `createdAt` is certain.
  const named = resource.fields['createdAt'] === undefined ? Object.keys(resource.fields) : ['createdAt'];
  const labels = named.map((name) => asRead(text(`fields.${name}`)));
  const one = routeOf(endpoints.one);
  const buttonOf = (form: 'create' | 'edit') => page.findByRole('button', { name: text(`${form}.submit`) });
  const headingOf = (form: 'create' | 'edit') =>
    page.findByRole('heading', { level: 1, name: text(`${form}.title`) });
  const send = async (playing: Playing, form: 'create' | 'edit' = 'edit') => {
    const submit = await buttonOf(form);
    if (form === 'create')
      await playing.userEvent.click(await page.findByRole('button', { name: t('drafts.resume') }));
    await fillHidden(playing, resource, form);
    await playing.userEvent.click(submit);
  };
  const shown = (form: 'create' | 'edit') => async () => {
    await headingOf(form);
    await buttonOf(form);
  };
  /** Leaves a draft with the values of a record: a story then need not know how each of its fields is entered. */
  const leaveDraft = async () => {
    await session.checkSession();
    const record = await queryClient.fetchQuery(resourceQueries(resource).one('demo-1'));
    const entered = Object.entries(resource.fields).filter(([name]) => resource.form.flat().includes(name));
    const values = Object.fromEntries(entered.map(([name, field]) => [name, field.toDraft(record[name])]));
    const base = Object.fromEntries(entered.map(([name, { initial }]) => [name, initial]));
    const scope = { owner: String(session.state().user?.id), form: `${resource.name}/` };
    drafts.write(scope, 'left', { savedAt: Date.now(), values, base });
  };
  const waiting = onService({ responses: { [one]: noResponse } });
  const failing = onService({ responses: { [one]: noNetwork } });
  const isFailed = async () => void (await page.findByText(t('errors.network')));
  return {
    detail: {
      args: detail,
      play: async () => void (await page.findAllByText((label) => labels.includes(label))),
    },
    detailLoading: {
      args: detail,
      parameters: waiting,
      play: async () => void (await page.findByRole('main')),
    },
    detailFailed: { args: detail, parameters: failing, play: isFailed },
    create: { args: create, play: shown('create') },
    createInvalid: {
      args: create,
      play: async ({ userEvent }: Playing) => {
        await userEvent.click(await buttonOf('create'));
        await waitFor(() =>
          expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0),
        );
      },
    },
    created: {
      args: create,
      beforeEach: leaveDraft,
      play: async (playing: Playing) => {
        await send(playing, 'create');
        await toast(text('create.success'));
        await waitFor(() => expect(page.queryByRole('button', { name: text('create.submit') })).toBeNull());
        await atRest();
      },
    },
    createRefused: {
      args: create,
      beforeEach: leaveDraft,
      parameters: onService({
        responses: { [routeOf(endpoints.create)]: errorResponse(409, { message: conflict }) },
      }),
      play: async (playing: Playing) => {
        await send(playing, 'create');
        await toast(conflict);
        await expect(await buttonOf('create')).toBeEnabled();
        await atRest();
      },
    },
    edit: { args: edit, play: shown('edit') },
    edited: {
      args: edit,
      play: async (playing: Playing) => {
        await send(playing);
        await toast(text('edit.success'));
        await waitFor(() => expect(page.queryByRole('button', { name: text('edit.submit') })).toBeNull());
        await atRest();
      },
    },
    editRefused: {
      args: edit,
      parameters: onService({
        responses: { [routeOf(endpoints.update)]: errorResponse(409, { message: conflict }) },
      }),
      play: async (playing: Playing) => {
        await send(playing);
        await toast(conflict);
        await expect(await buttonOf('edit')).toBeEnabled();
        await atRest();
      },
    },
    editLoading: { args: edit, parameters: waiting, play: async () => void (await headingOf('edit')) },
    editFailed: { args: edit, parameters: failing, play: isFailed },
  };
}

/** Returns the states of a resource's screens as stories. A file exports those that its resource has. */
export function resourceStates(resource: Resource) {
  const text = (path: string) => resourceText(resource, path);
  const { path = '', endpoints, list } = resource;
  const title = text('list.title');
  const headings = list.columns.map((column) =>
    text(typeof column === 'string' ? `fields.${column}` : `columns.${column.id}`),
  );
  return {
    ...listStates({
      path: `/${path}`,
      call: routeOf(endpoints.list),
      title,
      headings: [...headings, t('common.actions')],
      stretch: () => stretched(resource),
    }),
    secondPage: { args: { path: `/${path}?page=2` }, play: async () => void (await rowsOf(title, 2)) },
    removal: removalStates({
      at: `/${path}/demo-1`,
      text: text('remove.text'),
      call: routeOf(endpoints.remove),
      rejection: 'Cet élément sert encore.',
    }),
    ...recordStates(resource),
  };
}
