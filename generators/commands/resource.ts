import { addFields } from '#generators/editing/add-fields.ts';
import {
  asJson,
  type Changes,
  isThere,
  migrationsOf,
  noChanges,
  read,
  write,
} from '#generators/editing/transaction.ts';
import { checkResourceName } from '#generators/grammar/names.ts';
import { dictionary, filesOf, migrationOf, type ResourceRequest } from '#generators/grammar/request.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { browserTestCode } from '#generators/templates/browser-test.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { sampleRecords } from '#generators/templates/sample-data.ts';
import { storiesCode } from '#generators/templates/stories.ts';
import { dropTable, tableCode } from '#generators/templates/table.ts';
import { unitTestCode } from '#generators/templates/unit-test.ts';
import { resources } from '#resources/index.ts';

/** The paths of the pages of the product. */
const pages = ['connexion', 'parametres', 'ajouter'];

function checkPath({ name, path }: ResourceRequest): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path))
    throw new UsageError(`--path “${path}”: write it like vehicules or offres-de-course.`);
  const other = resources.find((resource) => resource.path === path && resource.name !== name);
  if (other !== undefined || pages.includes(path))
    throw new UsageError(`--path “${path}”: ${other?.name ?? 'a page of the product'} has it already.`);
}

function checkEndpoint({ name, endpoint }: ResourceRequest): void {
  if (!/^(\/[a-z][\w-]*)+$/.test(endpoint))
    throw new UsageError(
      `--endpoint “${endpoint}”: write the path of the list's call, like /admin/vehicles.`,
    );
  const other = resources.find((each) => each.name !== name && each.endpoints.list.path === endpoint);
  if (other !== undefined) throw new UsageError(`--endpoint “${endpoint}”: it lists ${other.name} already.`);
}

function checkIcon({ navigation: { icon } }: ResourceRequest): void {
  if (!read('node_modules/lucide-react/dist/lucide-react.d.ts').includes(`declare const ${icon}: `))
    throw new UsageError(`--icon “${icon}”: write the name of an icon of lucide.dev, like Car or IdCard.`);
}

/** Checks that each label belongs to a field or to one of its values. */
function checkLabels({ fields, labels }: ResourceRequest): void {
  const known = fields.flatMap(({ name, kind, args }) => [
    name,
    ...(kind.choices?.(args) ?? []).map((value) => `${name}.${value}`),
  ]);
  const wrong = [...labels.keys()].find((label) => !known.includes(label));
  if (wrong !== undefined)
    throw new UsageError(`--labels: there is no field “${wrong}”. There are ${known.join(', ')}.`);
}

/** Returns the changes that create a resource. */
function newResource(request: ResourceRequest): Changes {
  const { name, fields } = request;
  const { created, changed, removed } = noChanges();
  const files = filesOf(name);
  const texts = JSON.parse(read(dictionary));
  if (texts.resources[name] !== undefined)
    throw new UsageError(`${dictionary} has texts for “${name}” already: nothing was written.`);
  texts.resources[name] = resourceTexts(request);
  changed.set(dictionary, asJson(texts));
  created.set(files.descriptor, descriptorCode(request));
  created.set(files.samples, asJson(sampleRecords(fields)));
  created.set(files.test, unitTestCode(request));
  created.set(files.stories, storiesCode(request));
  created.set(files.browserTest, browserTestCode(request));
  created.set(migrationOf(name, 1), tableCode(name, fields));
  return { created, changed, removed };
}

/** Writes a resource, or adds the fields that an existing one lacks. Returns the paths written. */
export function generateResource(request: ResourceRequest): string[] {
  checkResourceName(request.name);
  checkLabels(request);
  if (isThere(filesOf(request.name).descriptor)) return write(addFields(request));
  checkPath(request);
  checkEndpoint(request);
  checkIcon(request);
  return write(newResource(request));
}

/** Returns the message about the table of a removed resource. */
export const tableNotice = (name: string) =>
  `The table stays in the databases that have it, with its records. If the resource is generated again, it uses the
table again. To drop the table:

  ${dropTable(name)}`;

/** Removes a generated resource: its files, its texts, its migrations. Returns the paths. */
export function removeResource(name: string): string[] {
  const texts = JSON.parse(read(dictionary));
  const migrations = migrationsOf(name);
  if (migrations.length === 0 || texts.resources[name] === undefined)
    throw new UsageError(`“${name}” was not generated: remove it manually.`);
  delete texts.resources[name];
  const { created, changed } = noChanges();
  changed.set(dictionary, asJson(texts));
  const files = [...Object.values(filesOf(name)), ...migrations].filter(isThere);
  return write({ created, changed, removed: new Set(files) });
}
