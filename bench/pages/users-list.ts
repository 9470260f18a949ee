/** The members of a user that the compared pages show in their columns. */
export const columns = ['name', 'email', 'phone', 'role', 'createdAt'] as const;

/** A user in the list. */
export type Row = { readonly id: string } & { readonly [Name in (typeof columns)[number]]?: unknown };

/** The parameters of the call that reads the list. */
export interface ListParameters {
  /** Counted from 1. */
  readonly page: number;
  /** The number of rows of a page. */
  readonly limit: number;
  readonly query: string;
}

/** Returns the path of the call, with its parameters. */
export function listPath({ page, limit, query }: ListParameters): string {
  const search = new URLSearchParams({ page: String(page), limit: String(limit), ...(query && { query }) });
  return `/api/v1/admin/users?${search}`;
}
