import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceDocument } from '#generators/rehearsal/service-document.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { storiesCode } from '#generators/templates/stories.ts';
import { readDocument } from './document.ts';
import { doubtsAbout } from './doubts.ts';
import { proposeService, type ServiceProposal } from './service.ts';
import { readWanted } from './wanted.ts';

/* What a generated resource leaves out, since the document of its service does not have it. */

let folder: string;
let proposal: ServiceProposal;

/** Returns what the generator proposes for a document, as JSON. */
async function proposed(document: string): Promise<ServiceProposal> {
  const file = join(folder, 'velocipedes.json');
  writeFileSync(file, document);
  return proposeService(await readDocument(file), readWanted(), () => undefined);
}

const found = (name: string) => proposal.resources.find(({ spec }) => spec.name === name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  proposal = await proposed(JSON.stringify(serviceDocument));
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

test('a title that the service never sends is a doubt', async () => {
  const members = /"properties":\{"grade":[^}]+\},"lighthouse":[^}]+\}/;
  const unnamed = JSON.stringify(serviceDocument).replace(
    members,
    '"properties":{"soiled":{"type":"boolean"}',
  );
  const stays = /^soundings: .*this title stays empty/m;
  expect(doubtsAbout(await proposed(unnamed)).join('\n')).toMatch(stays);
  const dated = unnamed.replace(
    '"soiled":{"type":"boolean"}',
    '"createdAt":{"type":"string","format":"date-time"}',
  );
  expect(doubtsAbout(await proposed(dated)).join('\n')).not.toMatch(stays);
});
