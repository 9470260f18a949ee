import { addFields } from '#generators/editing/add-fields.ts';
import { assertUnreferenced, linesIn } from '#generators/editing/references.ts';
import { assertNoReferences, questionSections, sectionsOf } from '#generators/editing/text-references.ts';
import {
  asJson,
  assertMissing,
  type Changes,
  isThere,
  migrationsOf,
  noChanges,
  read,
  write,
} from '#generators/editing/transaction.ts';
import { isEntered } from '#generators/grammar/fields.ts';
import { dictionary, filesOf, migrationOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { isRuntimeWord } from '#generators/grammar/runtime-words.ts';
import { alternatives, UsageError } from '#generators/grammar/usage-error.ts';
import { browserTestCode } from '#generators/templates/browser-test.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { pageFilesOf } from '#generators/templates/page.ts';
import { sampleRecords } from '#generators/templates/sample-data.ts';
import { storiesCode } from '#generators/templates/stories.ts';
import { dropTable, tableCode } from '#generators/templates/table.ts';
import { resources } from '#resources/index.ts';
import { iconFix, iconNames } from '#scripts/descriptors/navigation-rules.ts';
import { takenPaths } from '#scripts/descriptors/path-rules.ts';
import { generated } from './edited.ts';

function checkPath({ name, path }: ResourceSpec): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path))
    throw new UsageError(`--path “${path}”: write it like vehicules or offres-de-course.`);
  const other = resources.find((resource) => resource.path === path && resource.name !== name);
  if (other !== undefined) throw new UsageError(`--path “${path}”: ${other.name} have it already.`);
  if (takenPaths.includes(path))
    throw new UsageError(`--path “${path}” is reserved: a page of the product or the server uses it.`);
}

function checkEndpoint({ name, endpoint }: ResourceSpec): void {
  if (!/^(\/[a-z][\w-]*)+$/.test(endpoint))
    throw new UsageError(
      `--endpoint “${endpoint}”: write the path of the list's call, like /admin/vehicles.`,
    );
  const other = resources.find((each) => each.name !== name && each.endpoints.list.path === endpoint);
  if (other !== undefined) throw new UsageError(`--endpoint “${endpoint}”: it lists ${other.name} already.`);
}

function checkIcon({ navigation: { icon } }: ResourceSpec): void {
  if (!iconNames().includes(icon)) throw new UsageError(`--icon “${icon}”: ${iconFix(icon)}.`);
}

/** Throws if the code of the runtime has one of some words: the name of a resource, or its path. */
export function checkWords(...words: readonly string[]): void {
  const word = words.find(isRuntimeWord);
  if (word !== undefined)
    throw new UsageError(
      `“${word}” is a word of the code in src/runtime, which names no resource: choose another name.`,
    );
}

/** Throws if a label belongs to no field and to no value of one. */
function checkLabels({ fields, labels }: ResourceSpec): void {
  const known = fields.flatMap(({ name, kind, args }) => [
    name,
    ...(kind.choices?.(args) ?? []).map((value) => `${name}.${value}`),
  ]);
  const wrong = [...labels.keys()].find((label) => !known.includes(label));
  if (wrong !== undefined)
    throw new UsageError(`--labels: there is no field “${wrong}”. ${alternatives(wrong, known)}`);
}

/**
 * Throws if a file of the resource exists. Without a descriptor, samples, migrations or texts of that name, it is the story or the
 * browser test of a screen.
 */
function checkFiles({ name }: ResourceSpec): void {
  const { descriptor, samples, ...screens } = filesOf(name);
  const isLeft = [descriptor, samples].some(isThere) || migrationsOf(name).length > 0 || hasTexts(name);
  const ofScreen = isLeft ? undefined : Object.values(screens).find(isThere);
  if (ofScreen !== undefined)
    throw new UsageError(`“${name}” is taken by a screen of the product (${ofScreen}): choose another name.`);
  assertMissing([descriptor, samples, ...Object.values(screens)]);
}

const hasTexts = (name: string) => JSON.parse(read(dictionary)).resources[name] !== undefined;

/** Throws if the dictionary has texts for a resource of the name. */
export function checkTexts(name: string): void {
  if (hasTexts(name))
    throw new UsageError(`${dictionary} has texts for “${name}” already: nothing was written.`);
}

/** Returns the new files of a resource. */
function newFiles(spec: ResourceSpec): [path: string, text: string][] {
  const { name, fields } = spec;
  const files = filesOf(name);
  return [
    [files.descriptor, descriptorCode(spec)],
    [files.samples, asJson(sampleRecords(fields))],
    [files.stories, storiesCode(spec)],
    [files.browserTest, browserTestCode(spec)],
    [migrationOf(name, 1), tableCode(name, fields)],
  ];
}

/** Returns the changes that create resources. */
export function newResources(specs: readonly ResourceSpec[]): Changes {
  const texts = JSON.parse(read(dictionary));
  for (const spec of specs) {
    texts.resources[spec.name] = resourceTexts(spec);
  }
  return {
    ...noChanges(),
    changed: new Map([[dictionary, asJson(texts)]]),
    created: new Map(specs.flatMap(newFiles)),
  };
}

/** Throws a `UsageError` if a resource with these options cannot be created. `readSpec` has checked its name. */
export function assertNew(spec: ResourceSpec): void {
  checkLabels(spec);
  checkFiles(spec);
  checkTexts(spec.name);
  checkWords(spec.name, spec.path);
  checkPath(spec);
  checkEndpoint(spec);
  checkIcon(spec);
  // It refuses names that are too long for the database.
  tableCode(spec.name, spec.fields);
}

/** Throws if a record must name another one of its resource: the first one could not be created. */
function checkItself({ name, fields }: ResourceSpec): void {
  const field = fields.find(({ required, target }) => required && target?.resource === name);
  if (field !== undefined)
    throw new UsageError(
      `“${field.name}” must name another record of ${name}, so the first one could not be created: leave out its “!”.`,
    );
}

/** Returns what to add to a resource: one that a service does not date has no `createdAt`, and gets none with its next field. */
function withDeclaredCreation(spec: ResourceSpec): ResourceSpec {
  const declared = resources.find(({ name }) => name === spec.name);
  return declared === undefined || declared.fields['createdAt'] !== undefined
    ? spec
    : { ...spec, fields: spec.fields.filter(({ name }) => name !== 'createdAt') };
}

/** Writes a resource, or adds the fields that an existing one lacks. Returns the written paths. */
export function generateResource(spec: ResourceSpec): string[] {
  checkItself(spec);
  if (isThere(filesOf(spec.name).descriptor)) {
    const changes = addFields(withDeclaredCreation(spec));
    checkLabels(spec);
    return write(changes);
  }
  assertNew(spec);
  return write(newResources([spec]));
}

/** Returns the message about the fields that are in no form; undefined if there are none. */
export function readOnlyNotice({ fields }: ResourceSpec): string | undefined {
  // A picture has its file, and `createdAt` is the server's.
  const shown = fields.filter(
    (field) => !isEntered(field) && field.kind.role !== 'picture' && field.name !== 'createdAt',
  );
  if (shown.length === 0) return undefined;
  return `Read-only, so in no form: ${shown.map(({ name, kind }) => `${name} (${kind.name})`).join(', ')}.`;
}

/** Returns the message about the table of a removed resource. `migrations` are the texts of those that changed it. */
function tableNotice(name: string, migrations: readonly string[]): string {
  const again = migrations.some((text) => text.includes('rename column'))
    ? 'Drop it before the resource is generated again: its columns have got other names.'
    : 'If the resource is generated again, it uses the table again: its columns get the types and the limits of the new fields, and a server stops at its start if a value does not fit.';
  return `The table stays in the databases that have it, with its records. ${again}
To drop the table of any database, embedded or not, write these lines to a new file, start the server once, and delete the
file: ${migrationOf(`dropped-${name}`, 1)}

  ${dropTable(name).join('\n  ')}`;
}

/** Throws if a resource has a page of its own: what was written by hand is not removed. */
function assertNoPage(name: string): void {
  const pages = 'src/pages/screens.ts';
  const lines = linesIn(pages, read(pages), new RegExp(`^ {2}${name}: `));
  const files = Object.values(pageFilesOf(name)).filter(isThere);
  if (lines.length + files.length > 0)
    throw new UsageError(
      `“${name}” has a page of its own: remove ${[...lines, ...files].join(', ')} and the page first. Nothing was removed.`,
    );
}

/** Removes a generated resource: its files, its texts, its migrations. Returns the paths, and what happens to its table. */
export function removeResource(name: string): { readonly paths: string[]; readonly notice: string } {
  generated(name);
  const texts = JSON.parse(read(dictionary));
  const migrations = migrationsOf(name);
  const notice = tableNotice(name, migrations.map(read));
  assertNoPage(name);
  assertUnreferenced(name);
  delete texts.resources[name];
  for (const section of questionSections) delete texts.questions?.[section]?.[name];
  for (const section of sectionsOf(name)) assertNoReferences(texts, section, 'removed');
  const changed = new Map([[dictionary, asJson(texts)]]);
  const files = [...Object.values(filesOf(name)), ...migrations].filter(isThere);
  return { paths: write({ ...noChanges(), changed, removed: new Set(files) }), notice };
}
