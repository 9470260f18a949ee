import * as z from 'zod/mini';
import * as paths from '#resources/paths/views.ts';
import type { ServiceCall } from '#schema/call.ts';
import { enteredText } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { recordId } from '#schema/record-id.ts';

/** The longest name and the longest state of a saved view, in characters. */
const [longestName, longestSearch] = [60, 2_000];

const type = { error: problem('type') };
const required = { error: problem('required') };
const flag = z._default(z.boolean(type), false);

/** What a user enters for a saved view. */
const viewDraft = {
  name: enteredText({ max: longestName, required: true }),
  /** True if every administrator sees it. */
  shared: flag,
  /** True if the list opens with it, for its owner. At most one view of a list is. */
  isDefault: flag,
  /**
   * The state of the list as in its address: `query`, `sort`, `limit`, `columns` and its filters, e.g.
   * `status=pending&sort=-createdAt`.
   */
  search: z._default(
    z.string(type).check(z.maxLength(longestSearch, { error: problem('tooLong', { max: longestSearch }) })),
    '',
  ),
};

/** The change of a saved view. */
export const viewChange = z.object(viewDraft);

/** A view that is to be saved. */
export const newView = z.object({ resource: z.string(required), ...viewDraft });

/** The largest number of views of a list that are put in order. */
const maxOrdered = 100;

/** The views of a list that a user has saved, in their new order. */
export const viewOrder = z.object({
  resource: z.string(required),
  ids: z.array(recordId, type).check(z.maxLength(maxOrdered, type)),
});

/** A saved view. */
export const savedView = z.object({
  id: recordId,
  /** The name of the resource whose list it is a view of. */
  resource: z.string(),
  name: z.string(),
  shared: z.boolean(),
  isDefault: z.boolean(),
  search: z.string(),
  owner: z.object({ id: recordId, name: z.string() }),
  createdAt: z.iso.datetime({ offset: true }),
});

const access = 'admin';
const component = 'View';

/** The calls about the saved views of lists. */
export const viewCalls: readonly ServiceCall[] = [
  {
    name: 'views.read',
    summary: 'The saved views of a list: one’s own, and the shared ones of others',
    call: paths.readViews,
    returns: z.array(savedView),
    parameters: [
      {
        name: 'resource',
        in: 'query',
        required: true,
        description: 'The name of the resource.',
        schema: { type: 'string' },
      },
    ],
    access,
  },
  {
    name: 'views.one',
    summary: 'A saved view',
    call: paths.readView,
    returns: savedView,
    component,
    access,
    versioned: true,
  },
  {
    name: 'views.create',
    summary: 'Save a view; a user may have 30 of a list',
    call: paths.createView,
    sends: newView,
    returns: savedView,
    component,
    access,
  },
  {
    name: 'views.update',
    summary: 'Change a saved view; only its owner may',
    call: paths.updateView,
    sends: viewChange,
    returns: savedView,
    component,
    access,
    versioned: true,
  },
  {
    name: 'views.order',
    summary: 'Put one’s own views of a list in another order; names all of them',
    call: paths.orderViews,
    sends: viewOrder,
    access,
  },
  {
    name: 'views.remove',
    summary: 'Delete a saved view; only its owner may',
    call: paths.removeView,
    access,
    versioned: true,
  },
];
