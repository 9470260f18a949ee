import { filesOf } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import { linesWith } from './references.ts';
import { isThere, migrationsOf } from './transaction.ts';

/** Returns true if code of the server reads the descriptor of a resource. The server finds those that are generated. */
const isMapped = (name: string) =>
  linesWith(new RegExp(`'#resources/${dashed(name)}\\.ts'`), new Set()).some((line) =>
    line.startsWith('server/'),
  );

/**
 * Throws a `UsageError` if a resource exists and no generator has written it: a field would lack its column, and what else
 * the code by hand does with fields. A generated one has migrations; if they are deleted, because another service has its
 * records, it still has the other files, and no code of the server.
 */
export function assertGenerated(name: string): void {
  if (resources.every((each) => each.name !== name) || migrationsOf(name).length > 0) return;
  if (Object.values(filesOf(name)).every(isThere) && !isMapped(name)) return;
  throw new UsageError(
    `“${name}” is written by hand, and so is its part of the server: add the field as docs/add-by-hand.md says. Nothing was written.`,
  );
}
