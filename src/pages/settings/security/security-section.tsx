import { SessionsTable } from './sessions-table.tsx';

/** Shows what protects the account of the signed-in administrator. */
export function SecuritySection() {
  return <SessionsTable />;
}
