import { session } from '#lib/session/session.ts';
import { createQueryClient } from './create-query-client.ts';

/** The cache of what this tab has read. */
export const queryClient = createQueryClient();

// The next user, in this tab or through another one, finds no data of the previous one.
session.onEvent(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
