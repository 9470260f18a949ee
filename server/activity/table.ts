import { sql } from 'kysely';
import { activity } from '#resources/activity.ts';
import { columnsOf, computed } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';
import { memberUser } from '#server/repository/user-columns.ts';

const { column, time } = columnsOf<'activity'>();

/** The mapping of the journal to its table. The triggers of the table refuse every change of an entry. */
export const activityTable = mapTable(activity, 'activity', {
  columns: {
    actor: memberUser('actor_id'),
    action: column('action'),
    name: column('name'),
    resource: column('resource'),
    record: computed(sql<{ id: string; title: string } | null>`case when listed.record_id is not null then
      json_build_object('id', listed.record_id, 'title', coalesce(listed.record_title, '')) end`),
    changes: column('changes'),
    note: column('note'),
    ip: column('ip'),
    createdAt: time('created_at'),
  },
  orders: { createdAt: 'created_at' },
  filters: { createdAt: 'created_at', actor: 'actor_id', action: 'action' },
  otherFilters: { resource: 'resource', record: 'record_id' },
  isSearched: false,
  serves: [],
});
