import { statements } from './statements.ts';

/** A browser sends no access token for a picture. The cookie that it sends instead holds a token of its own. */
export const pictureTokens = statements(
  `create table picture_tokens (
    hash bytea primary key,
    session_id uuid not null references sessions (id) on delete cascade
  )`,
  'create index picture_tokens_by_session on picture_tokens (session_id)',
);
