import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { designTokens } from '#theme/design-tokens.ts';

/* `npm run tokens -- --out FILE` writes the tokens of the theme as a file that design tools read. Default: tokens.json. */

const { values } = parseArgs({ options: { out: { type: 'string', default: 'tokens.json' } } });
writeFileSync(values.out, `${JSON.stringify(designTokens(), null, 2)}\n`);
console.log(`Wrote ${values.out}.`);
