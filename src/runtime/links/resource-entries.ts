import { resourceEntries } from 'virtual:resource-entries';
import { findText } from '#lib/i18n/i18n.ts';

/** All entries of the navigation. A build adds the names of all resources here: code of the first paint does not import it. */
export { resourceEntries };

/** Returns the name of a resource in the plural; undefined if there is no such resource. */
export const nameOfResource = (resource: string): string | undefined =>
  findText(`resources.${resource}.name`);
