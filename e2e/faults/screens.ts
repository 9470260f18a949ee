import { serviceCalls } from '#resources/calls/index.ts';
import { resources } from '#resources/index.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import type { Shape } from './faults.ts';

/** A call that a screen makes when it is shown. */
export interface Read {
  readonly name: string;
  readonly call: Call;
  readonly shape: Shape;
  /** The screen that shows it. */
  readonly path: string;
  /** The resource whose record the path names (`{id}`). */
  readonly of?: Resource | undefined;
}

/** A call that a user causes. */
export interface Write {
  readonly name: string;
  readonly call: Call;
  readonly shape: Shape;
  readonly by: 'create' | 'edit' | 'remove' | 'command' | 'page';
  readonly resource?: Resource | undefined;
  readonly command?: string;
}

/** The pages that show what has no screen of its own: calls and lists by name, and lists inside a record's page. */
const shownAt: Readonly<Record<string, string>> = {
  'dashboard.counts': '/',
  'dashboard.signups': '/',
  'prices.read': '/parametres?tab=prices-config',
  'sessions.read': '/parametres?tab=security',
  'factors.read': '/parametres?tab=security',
  'plans.list': '/parametres?tab=plans',
  'withdrawalMethods.list': '/utilisateurs/{id}',
};

/** The calls that no cell covers, each with the reason and the place of its tests. */
export const elsewhere: Readonly<Record<string, string>> = {
  'categories.all': 'a picker reads it on intent: src/fields/references/references.stories.tsx',
  'plans.one': 'its dialog reads it on intent: src/runtime/form/form-dialog.stories.tsx',
  'users.removable': 'a failed check never blocks: src/runtime/removal/removal.stories.tsx',
  'account.read': 'the gate reads it before there is a screen: src/lib/session/gate.test.ts',
  'account.changeLanguages': 'the back-office does not use it',
  'session.refresh': 'three rows of this table are its faults',
  'session.signout': 'signing out never waits for its response: src/lib/session/sign-out.test.ts',
  'session.signin': 'the login is no screen of a session: e2e/sign-in.spec.ts',
  'session.verifyFactor': 'as the login: src/app/stories/login-second-step.stories.tsx',
  'session.requestCode': 'as the login: e2e/codes.spec.ts',
  'session.signInWithCode': 'as the login: e2e/codes.spec.ts',
  'session.resetPassword': 'as the login: e2e/codes.spec.ts',
  'session.verifyEmail': 'the back-office does not use it',
};

/** The calls whose response is of no use if a part of it is missing. */
const wholes: Readonly<Record<string, true>> = { 'factors.read': true };

/** The writes that return what they wrote, which no page reads: it reads its list again. */
const unread: Readonly<Record<string, true>> = { 'factors.rename': true };

const named = (name: string) => resources.find((resource) => resource.name === name);

/** Returns the path of a record's screen. A list that only edits leads to the form at that path. */
const recordPath = (resource: Resource) => `/${resource.path}/{id}`;

/** Returns the path of the page that shows a resource's list. */
export const listPath = ({ name, path }: Resource): string =>
  path === undefined ? (shownAt[`${name}.list`] ?? '/') : `/${path}`;

/** Returns the path of a record's form: below its screen, if both exist. */
export const editPath = (resource: Resource): string => {
  const { actions = [] } = resource.list;
  const both = actions.includes('view') && actions.includes('edit');
  return both ? `${recordPath(resource)}/modifier` : recordPath(resource);
};

function readsOf(resource: Resource): Read[] {
  const { name, path, endpoints, figures, related = {} } = resource;
  const list = { name: `${name}.list`, call: endpoints.list, shape: 'list' } as const;
  if (path === undefined) {
    const page = shownAt[list.name];
    return page === undefined
      ? []
      : [{ ...list, path: page, of: page.includes('{id}') ? named('users') : undefined }];
  }
  const one = endpoints.one && { call: endpoints.one, shape: 'record' as const, of: resource };
  return [
    { ...list, path: `/${path}` },
    ...(figures
      ? [{ name: `${name}.figures`, call: figures.call, shape: 'figures' as const, path: `/${path}` }]
      : []),
    ...(one ? [{ name: `${name}.one`, ...one, path: recordPath(resource) }] : []),
    ...(one && editPath(resource) !== recordPath(resource)
      ? [{ name: `${name}.edit`, ...one, path: editPath(resource) }]
      : []),
    ...Object.entries(related).map(([part, each]) => ({
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
  return name in wholes ? 'parts' : 'figures';
}

function writeShape({ name, returns, versioned }: (typeof serviceCalls)[number]): Shape {
  if (versioned) return 'edit';
  return returns === undefined || name in unread ? 'write' : 'response';
}

const pageReads = serviceCalls
  .filter(({ name, call }) => call.method === 'GET' && !(name in elsewhere))
  .flatMap((each): Read[] => {
    const of = each.of === undefined ? undefined : named(each.of);
    const path = of === undefined ? shownAt[each.name] : recordPath(of);
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

/** Every call that is declared, by name: each must be in a row of the table or in `elsewhere`. */
export const declared: ReadonlyMap<string, Call> = new Map([
  ...resources.flatMap(({ name, endpoints }) =>
    Object.entries(endpoints).map(([action, call]): [string, Call] => [`${name}.${action}`, call]),
  ),
  ...serviceCalls.map(({ name, call }): [string, Call] => [name, call]),
]);

/** Returns a test for the path of a request: any id fits. */
export function pathnameOf(call: Call): RegExp {
  const escaped = servedAt(call).replaceAll(/[.?*+^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}

/** Returns true for the record that shows the most of its screen. */
export function showsAll(resource: Resource, record: StoredRecord): boolean {
  const parts = Object.values(resource.related ?? {});
  const isDriver = record['role'] === undefined || record['role'] === 'driver';
  return isDriver && parts.every(({ exists }) => exists?.(record) ?? true);
}
