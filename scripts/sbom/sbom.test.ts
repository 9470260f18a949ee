import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { installedPackages, readBill } from './bill.ts';

const lock = z.object({
  name: z.string(),
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) })),
});

const readLock = () => lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Returns the packages of package-lock.json that `npm ci --omit=dev` installs. */
function lockedPackages() {
  const { packages } = readLock();
  const names = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  return [...new Set(names)].toSorted();
}

test('the bill of materials has exactly the packages that are installed without the development ones', () => {
  const bill = readBill();
  const refs = bill.components.map((each) => each['bom-ref']);
  expect(refs.toSorted()).toEqual(lockedPackages());
  expect(refs).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react@/), expect.stringMatching(/^hono@/)]),
  );
  expect(refs.filter((ref) => /^(vite|vitest|storybook)@/.test(ref))).toEqual([]);
  const named = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(named.filter((ref) => !refs.includes(ref))).toEqual([bill.metadata.component['bom-ref']]);
  for (const each of bill.components) {
    expect([each['bom-ref'], each['hashes']]).toEqual([each['bom-ref'], [expect.anything()]]);
    expect([each['bom-ref'], each['licenses']]).toEqual([each['bom-ref'], [expect.anything()]]);
  }
  const { name } = readLock();
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name } } });
}, 60_000);

test('a development package is left out, also where others name it', () => {
  const tool = { 'bom-ref': 'tool@1', properties: [{ name: 'cdx:npm:package:development', value: 'true' }] };
  const product = { 'bom-ref': 'p@1', name: 'folder', purl: 'pkg:npm/p@1' };
  const bill = installedPackages(
    JSON.stringify({
      metadata: { component: product },
      components: [tool, { 'bom-ref': 'react@1' }],
      dependencies: [
        { ref: 'p@1', dependsOn: ['tool@1', 'react@1'] },
        { ref: 'tool@1', dependsOn: [] },
        { ref: 'react@1', dependsOn: [] },
      ],
    }),
  );
  expect(bill.components).toEqual([{ 'bom-ref': 'react@1' }]);
  expect(bill.dependencies).toEqual([
    { ref: 'p@1', dependsOn: ['react@1'] },
    { ref: 'react@1', dependsOn: [] },
  ]);
});
