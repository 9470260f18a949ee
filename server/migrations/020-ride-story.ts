import { statements } from './statements.ts';

/** When a ride was accepted, began and was cancelled, by whom and why. */
export const rideStory = statements(
  `alter table rides
    add column accepted_at timestamptz,
    add column started_at timestamptz,
    add column cancelled_at timestamptz,
    add column cancelled_by uuid references users on delete restrict,
    add column cancel_note text`,
  // The journal knows it of the rides that administrators have cancelled so far.
  `update rides set cancelled_at = entry.created_at, cancel_note = entry.note,
      cancelled_by = (select id from users where id = entry.actor_id)
    from activity entry
    where rides.status = 'cancelled' and entry.record_id = rides.id::text and entry.resource = 'rides'
      and entry.action = 'command' and entry.name = 'cancel'`,
);
