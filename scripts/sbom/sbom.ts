import { writeFileSync } from 'node:fs';
import { readBill } from './bill.ts';

/* `npm run sbom`: writes the packages of the product as a bill of materials in the format CycloneDX. */
const file = 'sbom.cdx.json';
const bill = readBill();
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`Written: ${file}, ${bill.components.length} packages`);
