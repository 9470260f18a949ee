import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { main } from '#server/main.ts';

/** Serves the API and what `npm run build` has built, without building anything. */
await main(join(root, 'dist'));
