import { join } from 'node:path';
import { main } from './main.ts';

/* The server of a pack (`npm run pack`): serves the API and the back-office that is packed beside it. */
await main(join(import.meta.dirname, '../pages'));
