import { newView, viewChange, viewOrder } from '#resources/calls/views.ts';
import { resources } from '#resources/index.ts';
import * as paths from '#resources/paths/views.ts';
import { problem } from '#schema/problem.ts';
import type { Resource } from '#schema/resource.ts';
import { isViewState } from '#schema/view-state.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { versionOf } from '#server/calls/versions.ts';
import { newId } from '#server/database/ids.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { conflict, forbidden, invalid, notFound } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import {
  clearDefault,
  columnsOf,
  countViews,
  lockViews,
  maxViews,
  nextPosition,
  orderViews,
  ownViewIds,
  readView,
  readViews,
  type SentView,
} from './repository.ts';

const refused = (name: string, kind: 'choice' | 'type') =>
  invalid({ [name]: [problemMessage(problem(kind))] });

/** Returns the resource with this name. Throws an `HttpError` unless its list has saved views. */
function viewedResource(resourceName: string): Resource {
  const resource = resources.find(({ name, list }) => name === resourceName && list.views);
  if (resource === undefined) throw refused('resource', 'choice');
  return resource;
}

/** Throws an `HttpError` unless the list of the resource has saved views and can have the state. */
function expectState(resourceName: string, search: string): void {
  if (!isViewState(viewedResource(resourceName), search)) throw refused('search', 'type');
}

/** Returns the view that a user is about to change. Throws an `HttpError` if there is none, or if it is another user's. */
async function lockOwn(trx: DatabaseTransaction, userId: string, id: string): Promise<SentView> {
  await lockViews(trx, userId);
  const view = await readView(trx, userId, id);
  if (view === undefined) throw notFound('viewNotFound');
  if (view.owner.id !== userId) throw forbidden();
  return view;
}

/** Returns the routes of the saved views of lists. The journal has no entries of them: they change no record. */
export const viewRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [
    paths.readViews,
    async (c, db) => {
      const resource = c.req.query('resource');
      if (resource !== undefined) viewedResource(resource);
      return c.json(data(await readViews(db, c.get('caller').id, resource)));
    },
  ],
  [
    paths.readView,
    async (c, db) => {
      const view = await readView(db, c.get('caller').id, c.req.param('id') ?? '');
      if (view === undefined) throw notFound('viewNotFound');
      return c.json(data(view), 200, { ETag: versionOf(view) });
    },
  ],
  [
    paths.createView,
    writing(async ({ c, body }) => {
      const { resource, ...draft } = checked(newView, (await body()).json);
      expectState(resource, draft.search);
      return async ({ trx }) => {
        const owner = c.get('caller').id;
        await lockViews(trx, owner);
        if ((await countViews(trx, owner, resource)) >= maxViews)
          throw conflict('E_TOO_MANY_VIEWS', message('tooManyViews', { max: maxViews }));
        if (draft.isDefault) await clearDefault(trx, owner, resource);
        const id = newId();
        const position = await nextPosition(trx, owner, resource);
        const row = { id, resource, owner_id: owner, position, ...columnsOf(draft), created_at: now() };
        await trx.insertInto('saved_views').values(row).execute();
        const view = await readView(trx, owner, id);
        return { status: 201, body: { ...data(view), message: message('viewSaved') }, current: view };
      };
    }),
  ],
  [
    paths.updateView,
    writing(async ({ c, body }) => {
      const draft = checked(viewChange, (await body()).json);
      return async ({ trx, expectVersion }) => {
        const [owner, id] = [c.get('caller').id, c.req.param('id') ?? ''];
        const before = await lockOwn(trx, owner, id);
        expectVersion(before);
        expectState(before.resource, draft.search);
        if (draft.isDefault) await clearDefault(trx, owner, before.resource);
        await trx.updateTable('saved_views').set(columnsOf(draft)).where('id', '=', id).execute();
        const view = await readView(trx, owner, id);
        return { body: { ...data(view), message: message('viewSaved') }, current: view };
      };
    }),
  ],
  [
    paths.orderViews,
    writing(async ({ c, body }) => {
      const { resource, ids } = checked(viewOrder, (await body()).json);
      return async ({ trx }) => {
        const owner = c.get('caller').id;
        await lockViews(trx, owner);
        const own = await ownViewIds(trx, owner, resource);
        const named = new Set(ids.map(String));
        // A view that was saved or deleted meanwhile has no position in this order.
        if (ids.length !== own.length || !own.every((id) => named.has(id)))
          throw conflict('E_VIEWS_CHANGED', message('viewsChanged'));
        await orderViews(trx, [...named]);
        return { body: messageOnly(message('viewsOrdered')) };
      };
    }),
  ],
  [
    paths.removeView,
    writing(async ({ c }) => async ({ trx, expectVersion }) => {
      const id = c.req.param('id') ?? '';
      expectVersion(await lockOwn(trx, c.get('caller').id, id));
      await trx.deleteFrom('saved_views').where('id', '=', id).execute();
      return { body: messageOnly(message('viewRemoved')) };
    }),
  ],
];
