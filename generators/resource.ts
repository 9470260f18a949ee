import { resources } from '#resources/index.ts';
import { demoRecords } from './demo.ts';
import { descriptorCode } from './descriptor.ts';
import { resourceWords } from './dictionary-words.ts';
import { extend } from './extension.ts';
import { forgetting, tableCode } from './migration.ts';
import { checkResourceName } from './names.ts';
import { dictionary, filesOf, migrationOf, type ResourceRequest } from './request.ts';
import { Refused } from './sentence.ts';
import { shownOfRequest } from './shown-entity.ts';
import { isThere, read, type Staging, staging, write } from './staging.ts';
import { storiesCode } from './story-file.ts';
import { testCode } from './test-file.ts';
import { walkCode } from './walk-file.ts';

export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What an entity's screens may not be called: pages of the product stand there. */
const pages = ['connexion', 'parametres', 'ajouter'];

function checkPath({ name, path }: ResourceRequest): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path))
    throw new Refused(`--path “${path}”: write it like vehicules or offres-de-course.`);
  const other = resources.find((resource) => resource.path === path && resource.name !== name);
  if (other !== undefined || pages.includes(path))
    throw new Refused(`--path “${path}”: ${other?.name ?? 'a page of the product'} stands there already.`);
}

/** Where the API is told of by hand, its list must not be another entity's. */
function checkEndpoint({ name, endpoint }: ResourceRequest): void {
  if (endpoint === undefined) return;
  if (!/^(\/[a-z][\w-]*)+$/.test(endpoint))
    throw new Refused(
      `--endpoint “${endpoint}”: write the call that lists the records, like /admin/vehicles.`,
    );
  const other = resources.find(
    ({ name: each, endpoints }) => each !== name && endpoints.list.path === endpoint,
  );
  if (other !== undefined)
    throw new Refused(`--endpoint “${endpoint}”: ${other.name} are listed by it already.`);
}

/** The labels must be those of something. */
function checkLabels({ fields, labels }: ResourceRequest): void {
  const known = fields.flatMap(({ name, kind, args }) => [
    name,
    ...(kind.words?.(args) ?? []).map((word) => `${name}.${word}`),
  ]);
  const odd = [...labels.keys()].find((label) => !known.includes(label));
  if (odd !== undefined) throw new Refused(`--labels: “${odd}” is no field. There are ${known.join(', ')}.`);
}

/** Everything of an entity that is not there yet. */
function stage(request: ResourceRequest): Staging {
  const { name, fields } = request;
  const { made, changed, gone } = staging();
  const files = filesOf(name);
  const words = JSON.parse(read(dictionary));
  if (words.resources[name] !== undefined)
    throw new Refused(`${dictionary} has words for “${name}” already: nothing was written.`);
  words.resources[name] = resourceWords(request);
  changed.set(dictionary, asJson(words));
  made.set(files.descriptor, descriptorCode(request));
  made.set(files.demo, asJson(demoRecords(fields)));
  made.set(files.test, testCode(request));
  made.set(files.stories, storiesCode(shownOfRequest(request)));
  made.set(files.walk, walkCode(request));
  made.set(migrationOf(name, 1), tableCode(name, fields));
  return { made, changed, gone };
}

/** Writes an entity, or adds to one that is there the fields that it lacks. Gives back what was written. */
export function generateResource(request: ResourceRequest): string[] {
  checkResourceName(request.name);
  checkLabels(request);
  if (isThere(filesOf(request.name).descriptor)) return write(extend(request));
  checkPath(request);
  checkEndpoint(request);
  return write(stage(request));
}

/** What is left of an entity once it has been taken away: the table, in the databases that have it. */
export const leftBehind = (name: string) =>
  `The table stays in the databases that have it, with what it holds: nobody loses records by a command for code.
Generated again, the entity takes it over. To be rid of it:

  ${forgetting(name)}`;

/** Takes an entity away that a generator has written: its files, its words, its migrations. */
export function removeResource(name: string): string[] {
  const words = JSON.parse(read(dictionary));
  if (!isThere(migrationOf(name, 1)) || words.resources[name] === undefined)
    throw new Refused(`“${name}” was not generated: take it away by hand.`);
  const migrations: string[] = [];
  while (isThere(migrationOf(name, migrations.length + 1)))
    migrations.push(migrationOf(name, migrations.length + 1));
  delete words.resources[name];
  const { made, changed, gone } = staging();
  changed.set(dictionary, asJson(words));
  for (const path of [...Object.values(filesOf(name)), ...migrations]) if (isThere(path)) gone.add(path);
  return write({ made, changed, gone });
}
