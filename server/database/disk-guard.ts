import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { diskReserve, type FreeSpace, freeSpaceOf } from './data-folder.ts';

/** The error for a write while the disk is almost full. */
export class DiskFull extends Error {}

/**
 * Creates the plugin that refuses statements that write while less than {@link diskReserve} is free: the embedded
 * database would not survive a full disk. Reads go on.
 */
export function diskGuard(folder: string, freeSpace: FreeSpace = freeSpaceOf): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (writes(node) && freeSpace(folder) < diskReserve)
        throw new DiskFull(`Less than ${diskReserve} bytes are free on the disk of ${folder}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Waits for a write that may be left out while the disk is almost full. */
export async function unlessDiskFull(write: Promise<unknown>): Promise<void> {
  await write.catch((error) => {
    if (!(error instanceof DiskFull)) throw error;
  });
}

function writes(node: RootOperationNode): boolean {
  if (node.kind === 'SelectQueryNode') return false;
  return (
    node.kind !== 'RawNode' ||
    !/^\s*(select|with|show|declare|fetch|close)\b/i.test(node.sqlFragments[0] ?? '')
  );
}
