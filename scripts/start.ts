import { main } from '#server/main.ts';
import { buildOnce } from './build/build.ts';

/*
 * `npm start`: builds the back-office if something changed, and at the same time opens, migrates and, if it is empty,
 * fills the database. Then it serves both.
 */
await main(buildOnce(process.env));
