import { statements } from './statements.ts';

/** The responses to writes, by the hash of the account and the key of the request. They hold no key and no token. */
export const idempotency = statements(
  `create table idempotent_answers (
    key bytea primary key,
    fingerprint bytea not null,
    status integer not null,
    body text not null,
    etag text,
    created_at timestamptz not null
  )`,
  'create index idempotent_answers_by_age on idempotent_answers (created_at)',
);
