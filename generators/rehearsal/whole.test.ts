import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trackedFiles } from '#generators/starter/starter-files.ts';
import { blocksOf, commandsIn } from '#scripts/checks/documents.ts';
import { root } from '#scripts/root.ts';
import { plan } from '#scripts/steps.ts';
import { programEnv } from './tree-copy.ts';

const tutorial = readFileSync(join(root, 'docs/tutorial.md'), 'utf8');
const [waits = ''] = blocksOf(tutorial, 'json');

/** Resources that a service for rides could have. They refer to users, to each other and to themselves. */
const everyday = [
  [
    ...['zones', '--many', 'Zones', '--one', 'une zone', '--icon', 'Map'],
    '--fields',
    'name:text(80)!!, colour:colour!, surcharge:percent(0..50/5), spots:quantity(1..500), pictures:gallery, active:flag',
  ],
  [
    ...['vehicles', '--many', 'Véhicules', '--one', 'un véhicule', '--icon', 'Car'],
    '--fields',
    'plate:text(12)!!, model:text!, seats:quantity(1..9)!, energy:choice(petrol|electric|hybrid)!, registered:day!, insured:day after registered, driver:reference(users)!, zone:reference(zones), photo:picture, active:flag',
  ],
  [
    ...[
      'promotionalCodes',
      '--many',
      'Codes promotionnels',
      '--one',
      'un code promotionnel',
      '--icon',
      'Ticket',
    ],
    '--fields',
    'code:text(20)!!, discount:percent(1..100)!, budget:money(0..), starts:moment!, ends:moment! after starts, zones:references(zones)!, days:choices(monday|saturday|sunday), terms:url, season:dateRange(open)',
  ],
  [
    ...['tickets', '--many', 'Demandes', '--one', 'une demande', '--icon', 'LifeBuoy'],
    '--fields',
    'subject:text(120)!, message:longText!, priority:choice(low|normal|high)!, author:reference(users)!, vehicle:reference(vehicles), mail:email!, phone:phone, tags:tags(..5), call:timeOfDay, address:postalAddress',
  ],
];

/** True in `npm run generate:rehearse`: this takes as long as a whole `npm test`. */
const isLong = import.meta.env.MODE === 'rehearsal';

describe.runIf(isLong)('with the resource of the tutorial and four others', { timeout: 2_400_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  const expectSuccess = (program: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env: programEnv,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  };
  const change = (path: string, edit: (text: string) => string) => {
    const before = readFileSync(join(folder, path), 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, path), after);
  };

  beforeAll(() => {
    for (const path of trackedFiles()) cpSync(join(root, path), join(folder, path));
    expectSuccess('git', 'init', '--quiet');
    expectSuccess('git', 'add', '--all');
    // Linked packages would not do: the server of the stories serves none.
    expectSuccess('npm', 'ci');
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 600_000);

  test('the generators of the tutorial write the resource and its next version, and its changes fit', () => {
    const generators = commandsIn(tutorial).filter((command) => command.startsWith('npm run generate'));
    expect(generators.length).toBeGreaterThan(1);
    for (const command of generators) expectSuccess('sh', '-c', command);
    change('resources/parkings.ts', (text) =>
      text
        .replace('  list: {', "  waits: { closed: { filters: { active: ['false'] } } },\n  list: {")
        .replace("columns: ['name',", "columns: ['name', 'place',"),
    );
    change('locales/fr.json', (text) => text.replace('"parkings": {', `"parkings": { ${waits.trim()},`));
    expectSuccess('npm', 'run', 'format');
  });

  test.for(everyday)('%s is written', (options) =>
    expectSuccess('npm', 'run', 'generate', '--', 'resource', ...options),
  );

  test('vehicles get a page of their own', () =>
    expectSuccess('npm', 'run', 'generate', '--', 'page', 'vehicles'));

  test.for(plan.flat(2).map(({ name }) => name))('passes %s', (step) =>
    expectSuccess('npm', 'test', '--', step),
  );
});
