import { serviceCalls } from '#resources/calls/index.ts';
import { resources as allResources } from '#resources/index.ts';
import type { Call } from '#schema/endpoints.ts';
import { relatedParts } from '#schema/related.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import type { Shape } from './faults.ts';

/** A call that a screen makes when it opens. */
export interface Read {
  readonly name: string;
  readonly call: Call;
  readonly shape: Shape;
  /** The path of the screen. */
  readonly path: string;
  /** The resource of the record in the path (`{id}`). Default: the path has no record. */
  readonly of?: Resource | undefined;
}

/** A call that a user causes. */
export interface Write {
  readonly name: string;
  readonly call: Call;
  readonly shape: Shape;
  /** What sends it: a form or a question of the resource, or a page. */
  readonly by: 'create' | 'edit' | 'remove' | 'command' | 'page';
  readonly resource?: Resource | undefined;
  readonly command?: string;
}

/** The page that makes a call, where neither the call nor its list has a screen of its own, or where it is in a tab. */
const shownAt: Readonly<Record<string, string>> = {
  'dashboard.counts': '/',
  'dashboard.signups': '/',
  'prices.read': '/parametres?tab=prices-config',
  'sessions.read': '/parametres?tab=security',
  'factors.read': '/parametres?tab=security',
  'plans.list': '/parametres?tab=plans',
  'withdrawalMethods.list': '/utilisateurs/{id}',
  'users.rideOffers': '/utilisateurs/{id}?tab=offers',
};

/** The calls that the table of faults does not cover, each with the reason, or with the file of its tests. */
export const elsewhere: Readonly<Record<string, string>> = {
  'categories.all': 'a picker reads it on intent: src/fields/references/references.stories.tsx',
  'plans.one': 'its dialog reads it on intent: src/runtime/form/form-dialog.stories.tsx',
  'users.removable': 'a failed check never blocks: src/runtime/removal/removal.stories.tsx',
  'account.read': 'the gate reads it before there is a screen: src/lib/session/gate.test.ts',
  'changes.read': 'if it fails, a list reads its own call: src/app/stories/news.stories.tsx',
  'views.read': 'it loads after the rows and hides nothing: src/runtime/saved-views/saved-views.stories.tsx',
  'views.one': 'read before a change: src/runtime/saved-views/saved-views.stories.tsx',
  'views.create': 'src/runtime/saved-views/saved-views.stories.tsx',
  'views.update': 'src/runtime/saved-views/saved-views.stories.tsx',
  'views.order': 'src/runtime/saved-views/saved-views.stories.tsx',
  'views.remove': 'src/runtime/saved-views/saved-views.stories.tsx',
  'preferences.read': 'a service may lack it: src/app/late/preferences/sync-choices.test.ts',
  'preferences.change': 'nobody waits for it: src/app/late/preferences/sync-choices.test.ts',
  'service.read': 'a service may lack it: src/app/stories/service-state.stories.tsx',
  'pageReports.read': 'a service may lack it: src/app/stories/service-state.stories.tsx',
  'pageReports.create': 'nobody waits for it: src/app/late/reports/send-report.test.ts',
  'account.changeLanguages': 'the back-office does not use it',
  'session.refresh': 'three faults of the table are about it',
  'session.signout': 'signing out never waits for its response: src/lib/session/sign-out.test.ts',
  'session.signin': 'the login is not a screen of a session: e2e/sign-in.spec.ts',
  'session.verifyFactor': 'like the login: src/app/stories/login-second-step.stories.tsx',
  'session.requestCode': 'like the login: e2e/codes.spec.ts',
  'session.signInWithCode': 'like the login: e2e/codes.spec.ts',
  'session.resetPassword': 'like the login: e2e/codes.spec.ts',
  'session.verifyEmail': 'the back-office does not use it',
};

/** The resources without a dialect: the faults are responses in the format of the reference API. */
const resources = allResources.filter(({ dialect }) => dialect === undefined);

/** The calls whose response is of no use if one of its members is missing. */
const needWhole: Readonly<Record<string, true>> = { 'factors.read': true };

/** The writes that return what they wrote, although no page reads it: the page reads its list again. */
const unreadResponses: Readonly<Record<string, true>> = { 'factors.rename': true };

const resourceNamed = (name: string) => resources.find((resource) => resource.name === name);

/** Returns the path of a record's screen. It is the form if the list offers to edit and not to view. */
const recordPath = (resource: Resource) => `/${resource.path}/{id}`;

/** Returns the path of the page that shows a resource's list. */
export const listPath = ({ name, path }: Resource): string =>
  path === undefined ? (shownAt[`${name}.list`] ?? '/') : `/${path}`;

/** Returns the path of a record's form. It is below the record's screen if both exist. */
export const editPath = (resource: Resource): string => {
  const { actions = [] } = resource.list;
  const both = actions.includes('view') && actions.includes('edit');
  return both ? `${recordPath(resource)}/modifier` : recordPath(resource);
};

function readsOf(resource: Resource): Read[] {
  const { name, path, endpoints, figures, waits = {} } = resource;
  const list = { name: `${name}.list`, call: endpoints.list, shape: 'list' } as const;
  if (path === undefined) {
    const page = shownAt[list.name];
    return page === undefined
      ? []
      : [{ ...list, path: page, of: page.includes('{id}') ? resourceNamed('users') : undefined }];
  }
  const one = endpoints.one && { call: endpoints.one, shape: 'record' as const, of: resource };
  return [
    { ...list, path: `/${path}` },
    ...(figures
      ? [{ name: `${name}.figures`, call: figures.call, shape: 'figures' as const, path: `/${path}` }]
      : []),
    ...Object.entries(waits).flatMap(([wait, { sums }]) =>
      sums === undefined
        ? []
        : [{ name: `${name}.${wait}Sums`, call: sums.call, shape: 'figures' as const, path: '/' }],
    ),
    ...(one ? [{ name: `${name}.one`, ...one, path: recordPath(resource) }] : []),
    ...(one && editPath(resource) !== recordPath(resource)
      ? [{ name: `${name}.edit`, ...one, path: editPath(resource) }]
      : []),
    ...relatedParts(resource).map(([part, each]) => ({
      name: `${name}.${part}`,
      call: { method: 'GET', path: each.path } as const,
      shape: each.shape === 'list' ? ('list' as const) : ('part' as const),
      path: recordPath(resource),
      of: resource,
    })),
  ];
}

function shapeOf({ name, returns, envelope }: (typeof serviceCalls)[number]): Shape {
  if (envelope === 'nullable') return 'nullable';
  if (returns === undefined) return 'figures';
  if ('list' in returns) return 'list';
  if ('_zod' in returns && returns._zod.def.type === 'array') return 'list';
  return name in needWhole ? 'whole' : 'figures';
}

function writeShape({ name, returns, versioned }: (typeof serviceCalls)[number]): Shape {
  if (versioned) return 'edit';
  return returns === undefined || name in unreadResponses ? 'write' : 'returning';
}

const pageReads = serviceCalls
  .filter(({ name, call }) => call.method === 'GET' && !(name in elsewhere))
  .flatMap((each): Read[] => {
    const of = each.of === undefined ? undefined : resourceNamed(each.of);
    const path = shownAt[each.name] ?? (of && recordPath(of));
    return path === undefined ? [] : [{ name: each.name, call: each.call, shape: shapeOf(each), path, of }];
  });

/** Every read of every screen. */
export const reads: readonly Read[] = [...resources.flatMap(readsOf), ...pageReads];

/** Every write of every form and every question. */
export const writes: readonly Write[] = [
  ...resources.flatMap((resource): Write[] => {
    const { name, endpoints, commands = {}, list } = resource;
    const { create, update, remove } = endpoints;
    const removes = list.actions?.includes('delete');
    return [
      ...(create
        ? [{ name: `${name}.create`, call: create, by: 'create' as const, shape: 'write' as const, resource }]
        : []),
      ...(update
        ? [
            {
              name: `${name}.update`,
              call: update,
              by: 'edit' as const,
              shape: resource.versioned ? ('edit' as const) : ('write' as const),
              resource,
            },
          ]
        : []),
      ...(remove && removes
        ? [{ name: `${name}.remove`, call: remove, by: 'remove' as const, shape: 'write' as const, resource }]
        : []),
      ...Object.entries(commands).map(([command, { call }]) => ({
        name: `${name}.${command}`,
        call,
        by: 'command' as const,
        shape: 'write' as const,
        resource,
        command,
      })),
    ];
  }),
  ...serviceCalls
    .filter(({ name, call }) => call.method !== 'GET' && !(name in elsewhere))
    .map((each) => ({ name: each.name, call: each.call, by: 'page' as const, shape: writeShape(each) })),
];

/** The calls of `endpoints` and of `resources/calls`, by name. The table of faults covers it, or `elsewhere` says why not. */
export const declaredCalls: ReadonlyMap<string, Call> = new Map([
  ...resources.flatMap(({ name, endpoints }) =>
    Object.entries(endpoints).map(([action, call]): [string, Call] => [`${name}.${action}`, call]),
  ),
  ...serviceCalls.map(({ name, call }): [string, Call] => [name, call]),
]);

/** Returns the pattern of a call's paths, with any id. */
export function pathnameOf(call: Call): RegExp {
  const escaped = servedAt(call).replaceAll(/[.?*+^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}

/** Returns true for the call that counts what waits in a list: the navigation makes it, on any screen. */
export const isCount = ({ searchParams }: URL) => searchParams.get('limit') === '1';

/** Returns true if the screen of a record has every part that screens of its resource can have. */
export function hasAllParts(resource: Resource, record: StoredRecord): boolean {
  const parts = Object.values(resource.related ?? {});
  const isDriver = record['role'] === undefined || record['role'] === 'driver';
  return isDriver && parts.every(({ mayExist }) => mayExist?.(record) ?? true);
}
