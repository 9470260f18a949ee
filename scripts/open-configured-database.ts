import { isPacked } from '#server/base/is-packed.ts';
import { silentLog } from '#server/base/log.ts';
import { type Settings, StartError } from '#server/base/settings.ts';
import { hasDatabase } from '#server/database/data-folder.ts';
import { type OpenDatabase, openToPrepare } from '#server/database/open.ts';

/**
 * Opens the database that the settings name, for a command. In a pack, the environment must name it: there the settings are
 * usually in a file that only the server reads. Throws a {@link StartError} if there is no database and the command does not
 * create one: an empty one in a wrong folder would hide the mistake.
 */
export async function openConfiguredDatabase(
  settings: Settings,
  { creates }: { creates: boolean },
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (isPacked && !databaseUrl && !process.env['DATA_DIR'])
    throw new StartError('Name the database, as for the server: DATABASE_URL or DATA_DIR.');
  if (!databaseUrl && !creates && !hasDatabase(dataDir))
    throw new StartError(`There is no database in the folder ${dataDir}: set DATABASE_URL or DATA_DIR.`);
  return openToPrepare(settings, silentLog);
}
