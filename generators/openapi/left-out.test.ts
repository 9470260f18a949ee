import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceDocument } from '#generators/rehearsal/service-document.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { storiesCode } from '#generators/templates/stories.ts';
import { readDocument } from './document.ts';
import { proposeService, type ServiceProposal } from './service.ts';
import { readWanted } from './wanted.ts';

/* What a generated resource leaves out, since the document of its service does not have it. */

let folder: string;
let proposal: ServiceProposal;

const found = (name: string) => proposal.resources.find(({ spec }) => spec.name === name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  const file = join(folder, 'velocipedes.json');
  writeFileSync(file, JSON.stringify(serviceDocument));
  proposal = proposeService(await readDocument(file), readWanted(), () => undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a form of new records only, if no call changes one', () => {
  const { spec } = found('lighthouses') ?? {};
  const code = spec && descriptorCode(spec);
  expect(code).toContain('{ update: false, remove: false, sort: true }');
  expect(code).toMatch(/import: true.*form: \[\[/s);
  expect(code).not.toContain('"edit"');
  expect(spec && storiesCode(spec)).toMatch(/const Create: (?!.*const Edit).*const CreateRefused/s);
  expect(spec && resourceTexts(spec)).not.toHaveProperty('edit');
});

test('a time of creation only if records have one', () => {
  const names = (name: string) => found(name)?.spec.fields.map((field) => field.name);
  expect(names('velocipedes')).toContain('createdAt');
  expect(names('lighthouses')).toEqual(['name', 'code', 'contact']);
  expect(names('soundings')).toEqual(['grade', 'lighthouse']);
});
