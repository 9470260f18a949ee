import { session } from '#lib/session/session.ts';
import { createQueryClient } from './create-query-client.ts';

/** What this tab has read. */
export const queryClient = createQueryClient();

// The next user, in this tab or through another one, finds no data of the previous one.
session.onEvent(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
