import type { TableColumn } from '#kit/table/table.ts';
import { openSession } from '#resources/forms/open-session.ts';
import { ValueCell } from '#runtime/record/value-cell.tsx';

/** The times of a session or a factor, as they came. */
interface Times {
  readonly createdAt?: unknown;
  readonly lastUsedAt?: unknown;
}

/** Returns the columns of the times of sessions or factors, with their headers. */
export const timeColumns = (headers: Record<'createdAt' | 'lastUsedAt', string>): TableColumn<Times>[] => [
  {
    id: 'createdAt',
    header: headers.createdAt,
    cell: ({ createdAt }) => <ValueCell field={openSession.createdAt} value={createdAt} />,
  },
  {
    id: 'lastUsedAt',
    header: headers.lastUsedAt,
    cell: ({ lastUsedAt }) => <ValueCell field={openSession.lastUsedAt} value={lastUsedAt} />,
  },
];
