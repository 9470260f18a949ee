import { t } from '#lib/i18n/i18n.ts';
import { newView, viewChange, viewOrder } from '#resources/calls/views.ts';
import * as paths from '#resources/paths/views.ts';
import type { Resource } from '#schema/resource.ts';
import { isViewState } from '#schema/view-state.ts';
import { checkedRoute } from './checked.ts';
import { demoNow } from './clock.ts';
import { data, failure, invalid, message, type Route, route } from './routes.ts';
import { administrator } from './session-routes.ts';

/** Creates the routes of saved views. A story begins without any. */
export function viewRoutes(resources: readonly Resource[]): Route[] {
  let views: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[] = [];
  let count = 0;
  const maxViews = 30;
  const find = (id = '') => views.find((view) => view.id === id);
  const missing = () => failure(404, t('server.viewNotFound'));
  const viewed = (name: unknown) => resources.find((each) => each.name === name && each.list.views);
  const unknownResource = () => invalid({ resource: [t('validation.choice')] });
  /** Returns the response to a state that the list of a resource cannot have; undefined if it can. */
  const refusalOf = (name: unknown, search: string) => {
    const resource = viewed(name);
    if (resource === undefined) return unknownResource();
    return isViewState(resource, search) ? undefined : invalid({ search: [t('validation.type')] });
  };
  const withoutDefault = (resource: unknown, isDefault: boolean) =>
    views.map((view) => (isDefault && view['resource'] === resource ? { ...view, isDefault: false } : view));
  return [
    route(paths.readViews, ({ url }) => {
      const resource = new URL(url).searchParams.get('resource');
      if (resource !== null && viewed(resource) === undefined) return unknownResource();
      return data(views.filter((view) => resource === null || view['resource'] === resource));
    }),
    route(paths.readView, (_, [id]) => {
      const view = find(id);
      return view === undefined ? missing() : data(view);
    }),
    checkedRoute(paths.createView, newView, (sent) => {
      const refusal = refusalOf(sent.resource, sent.search);
      if (refusal !== undefined) return refusal;
      const ofList = views.filter((view) => view['resource'] === sent.resource);
      if (ofList.length >= maxViews)
        return failure(409, t('server.tooManyViews', { max: String(maxViews) }), 'E_TOO_MANY_VIEWS');
      count += 1;
      const owner = { id: administrator.id, name: administrator.name };
      const view = { id: `view-${count}`, ...sent, owner, createdAt: demoNow.toISOString() };
      views = [...withoutDefault(sent.resource, sent.isDefault), view];
      return Response.json({ data: view, message: t('server.viewSaved') }, { status: 201 });
    }),
    checkedRoute(paths.updateView, viewChange, (sent, [id]) => {
      const view = find(id);
      if (view === undefined) return missing();
      const refusal = refusalOf(view['resource'], sent.search);
      if (refusal !== undefined) return refusal;
      const changed = { ...view, ...sent };
      views = withoutDefault(view['resource'], sent.isDefault).map((each) =>
        each.id === id ? changed : each,
      );
      return Response.json({ data: changed, message: t('server.viewSaved') });
    }),
    checkedRoute(paths.orderViews, viewOrder, ({ resource, ids }) => {
      const own = views.filter((view) => view['resource'] === resource);
      const ordered = ids.flatMap((id) => own.find((view) => view.id === String(id)) ?? []);
      if (ordered.length !== own.length || new Set(ids).size !== own.length)
        return failure(409, t('server.viewsChanged'), 'E_VIEWS_CHANGED');
      views = [...views.filter((view) => view['resource'] !== resource), ...ordered];
      return message(t('server.viewsOrdered'));
    }),
    route(paths.removeView, (_, [id]) => {
      if (find(id) === undefined) return missing();
      views = views.filter((view) => view.id !== id);
      return message(t('server.viewRemoved'));
    }),
  ];
}
