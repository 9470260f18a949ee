import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resources } from '#resources/index.ts';
import { openApiDocument } from '#server/openapi/document.ts';

/*
 * `npm run openapi`: writes down what the descriptors declare of the API, as OpenAPI 3.1.
 */
const help = `npm run openapi                     writes openapi.json
npm run openapi -- --out FILE       writes FILE
npm run --silent openapi -- --out - prints it
`;

function wanted(): { readonly out: string; readonly help: boolean } {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'openapi.json' }, help: { type: 'boolean', short: 'h' } },
  });
  return { out: values.out, help: values.help === true };
}

try {
  const { out, help: asked } = wanted();
  const text = `${JSON.stringify(openApiDocument(resources), null, 2)}\n`;
  if (asked) process.stdout.write(help);
  else if (out === '-') process.stdout.write(text);
  else {
    writeFileSync(out, text);
    console.log(`Written: ${out}`);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  process.exitCode = 2;
}
