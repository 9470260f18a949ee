import { runBackupCommand } from './command.ts';

/* `npm run backup -- FILE`: writes all rows of the database to a new file. */
await runBackupCommand('backup', process.argv.slice(2));
