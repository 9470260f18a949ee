/** The columns of the list of users that the pages for comparison show. */
export const columns = ['name', 'email', 'phone', 'role', 'createdAt'] as const;

/** One row. */
export type Columns = { readonly id: string } & { readonly [Name in (typeof columns)[number]]?: unknown };

/** The part of the list that is shown. */
export interface Part {
  readonly page: number;
  readonly limit: number;
  readonly query: string;
}

/** Returns the path of the call that reads a part of the list. */
export function listPath({ page, limit, query }: Part): string {
  const search = new URLSearchParams({ page: String(page), limit: String(limit), ...(query && { query }) });
  return `/api/v1/admin/users?${search}`;
}
