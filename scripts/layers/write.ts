import { writeFileSync } from 'node:fs';
import { layerRules } from './biome-rules.ts';

/** Writes the layers down for Biome. Run it after a change of the table. */
const file = new URL('biome.layers.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(layerRules(), null, 1)}\n`);
