import { join } from 'node:path';

/** The folder of the migrations of generated resources, and the folder of their demo records. A pack has its own. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
export const demoFolder = join(import.meta.dirname, '../../resources/demo');
