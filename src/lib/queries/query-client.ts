import { session } from '#lib/session/session.ts';
import { createQueryClient } from './create-query-client.ts';

/** What this tab has read. */
export const queryClient = createQueryClient();

// Whoever comes next, in this tab or through another one, finds nothing of who was there before.
session.onEvent(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
