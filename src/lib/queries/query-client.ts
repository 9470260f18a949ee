import { session } from '#lib/session/session.ts';
import { createQueryClient } from './create-query-client.ts';

/** The cache of all queries of this tab. */
export const queryClient = createQueryClient();

// When a session begins or ends, in any tab, the data of the previous user is removed.
session.onEvent(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
