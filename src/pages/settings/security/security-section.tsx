import { Stack } from '#kit/stack/stack.tsx';
import { FactorsTable } from './factors-table.tsx';
import { SessionsTable } from './sessions-table.tsx';

/** Shows what protects the account of the signed-in administrator. */
export function SecuritySection() {
  return (
    <Stack gap="5">
      <FactorsTable />
      <SessionsTable />
    </Stack>
  );
}
