import { runCommand } from '#scripts/command.ts';
import { StartError } from '#server/base/settings.ts';
import { rehearseFailover } from './failover.ts';
import { rehearseRestore } from './restore.ts';
import { rehearseUpgrade } from './upgrade.ts';

type Rehearsal = (print: (line: string) => void, args: readonly string[]) => Promise<void>;

/*
 * `npm run rehearse -- failover`, `… -- restore` (of the database at DATABASE_URL) or `… -- upgrade FORMER_PACK NEW_PACK`
 * (with `--users N`, or on the database at DATABASE_URL): tries on this machine what must not be tried on that of an
 * organisation for the first time. PostgreSQL must be installed.
 */
const rehearsals: Readonly<Record<string, Rehearsal>> = {
  failover: rehearseFailover,
  restore: rehearseRestore,
  upgrade: rehearseUpgrade,
};

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const rehearsal = rehearsals[name];
  if (rehearsal === undefined)
    throw new StartError(`Name a rehearsal: npm run rehearse -- ${Object.keys(rehearsals).join(' | ')}`);
  await rehearsal(console.log, args);
});
