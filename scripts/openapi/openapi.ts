import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resources } from '#resources/index.ts';
import { openApiDocument } from '#server/openapi/document.ts';

/*
 * `npm run openapi -- --out FILE`: writes the declared calls of the API as OpenAPI 3.1. Default: openapi.json.
 * `npm run --silent openapi -- --out -` prints them.
 */
const { out } = parseArgs({ options: { out: { type: 'string', default: 'openapi.json' } } }).values;
const text = `${JSON.stringify(openApiDocument(resources), null, 2)}\n`;
if (out === '-') process.stdout.write(text);
else {
  writeFileSync(out, text);
  console.log(`Written: ${out}`);
}
