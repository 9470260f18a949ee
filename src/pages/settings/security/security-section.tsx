import { Stack } from '#kit/stack/stack.tsx';
import { FactorsTable } from './factors-table.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { SessionsTable } from './sessions-table.tsx';

/** Shows what protects the account of the signed-in administrator, and what they choose for themselves. */
export function SecuritySection() {
  return (
    <Stack gap="5">
      <FactorsTable />
      <SessionsTable />
      <NotificationsCard />
    </Stack>
  );
}
