import { runBackupCommand } from './command.ts';

/* `npm run restore -- FILE`: fills an empty database, embedded or on a server, with the rows of a backup. */
await runBackupCommand('restore', process.argv.slice(2));
