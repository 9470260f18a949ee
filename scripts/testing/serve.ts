import { fileURLToPath } from 'node:url';
import { main } from '#server/main.ts';

/** Serves the API and what `npm run build` has built, without building anything. */
await main(fileURLToPath(new URL('../../dist', import.meta.url)));
