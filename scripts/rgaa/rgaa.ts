import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { textOf } from '#scripts/checks/named-tests.ts';
import { plan } from '#scripts/steps.ts';
import { readResults } from '#scripts/testing/test-results.ts';
import { assess, summarise } from './assess.ts';
import { readCriteria } from './criteria.ts';
import { writeDeclaration } from './declaration.ts';

/*
 * `npm run rgaa`: writes the accessibility statement that French law asks for, from docs/rgaa and from the reports of the
 * last `npm test`. What these reports do not show counts as not tried.
 */
const string = { type: 'string' } as const;
const { values } = parseArgs({
  options: { out: string, entity: string, site: string, contact: string, auditor: string, date: string },
});
const { out, date = new Date().toLocaleDateString('fr-FR'), ...own } = values;

const results = plan.flat(2).flatMap((step) => readResults(step) ?? []);
const [rgaa = ''] = textOf('docs/rgaa/criteria.md').split(/^## (?=WCAG)/m);
const criteria = readCriteria(rgaa).map((criterion) => assess(criterion, results));
const text = writeDeclaration(textOf('docs/rgaa/declaration.md'), criteria, { ...own, date });

if (out === undefined) console.log(text);
else writeFileSync(out, text);

const { met, unmet, outOfScope, unknown, rate } = summarise(criteria);
if (results.length === 0) console.error('There are no reports of tests: run `npm test` first.');
for (const { number, doubts } of criteria)
  if (doubts.length > 0) console.error(`${number}: ${doubts.join(' ')}`);
console.error(
  `${met} met, ${unmet} not met, ${outOfScope} do not apply, ${unknown} not tried: ${rate} % of what was tried`,
);
