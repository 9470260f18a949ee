import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resources } from '#resources/index.ts';
import { openApiDocument } from '#server/openapi/document.ts';

/* `npm run openapi`: writes the declared calls of the API as OpenAPI 3.1. */
const help = `npm run openapi                     writes openapi.json
npm run openapi -- --out FILE       writes FILE
npm run --silent openapi -- --out - prints it
`;

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'openapi.json' }, help: { type: 'boolean', short: 'h' } },
  });
  const text = `${JSON.stringify(openApiDocument(resources), null, 2)}\n`;
  if (values.help) process.stdout.write(help);
  else if (values.out === '-') process.stdout.write(text);
  else {
    writeFileSync(values.out, text);
    console.log(`Written: ${values.out}`);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  process.exitCode = 2;
}
