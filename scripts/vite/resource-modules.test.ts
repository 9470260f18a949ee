import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listsCode, readExports, readResourceModules } from './resource-modules.ts';

const found = await readResourceModules();

test('a picker knows what the call of a list always sends', () => {
  const withQuery = found.map((module) => {
    const { endpoints, name } = module.resource;
    const list = { ...endpoints.list, ...(name === 'users' && { query: { role: 'driver' } }) };
    return { ...module, resource: { ...module.resource, endpoints: { ...endpoints, list } } };
  });
  expect(listsCode(withQuery)).toContain('"users":{"list":"/admin/users","query":{"role":"driver"}}');
  expect(listsCode(found)).toContain('"users":{"list":"/admin/users"}');
});

test('a descriptor is read as it is now, also when Vite has started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'descriptors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'boats.ts');
  const isText = (value: unknown) => typeof value === 'string';
  for (const [second, icon] of ['Ship', 'Sailboat'].entries()) {
    writeFileSync(file, `export const icon = '${icon}';`);
    utimesSync(file, second, second);
    expect(await readExports(folder, isText)).toEqual([{ file, exported: 'icon', value: icon }]);
  }
});
