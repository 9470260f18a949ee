import { fileURLToPath } from 'node:url';
import { main } from '#server/main.ts';
import { buildOnce } from './build/build.ts';

/*
 * `npm start`: builds the back-office where something changed, and meanwhile opens the database, brings it up to
 * date and fills it when it is empty; then serves both.
 */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
await main(buildOnce(root, process.env));
