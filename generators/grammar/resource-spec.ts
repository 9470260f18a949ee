import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '#resources/index.ts';
import type { Dialect } from '#schema/dialect.ts';
import { capital, dashed } from '#schema/names.ts';
import { firstGroup, usualGroup } from '#schema/navigation.ts';
import { root } from '#scripts/root.ts';
import { type FieldSpec, isEntered, isStored, readFields } from './fields.ts';
import { asPath, checkResourceName } from './names.ts';
import type { PlannedResource } from './planned.ts';
import { UsageError } from './usage-error.ts';

/** The options of `npm run generate -- resource` beside its name, in the order of its help. */
export const optionNames = ['many', 'one', 'path', 'icon', 'group', 'labels', 'endpoint', 'fields'] as const;

/** The name and the options of a resource, as texts. */
export type ResourceOptions = { readonly name: string } & Readonly<
  Partial<Record<(typeof optionNames)[number], string | undefined>>
>;

/** The options that belong to the descriptor. */
type Given = Pick<ResourceOptions, 'path' | 'endpoint' | 'icon' | 'group'>;

/** The writes that a service has beside the calls that read. */
export interface ResourceCalls {
  readonly create: boolean;
  readonly update: boolean;
  readonly remove: boolean;
}

/** A resource to generate. */
export interface ResourceSpec {
  readonly name: string;
  /** The path of its screens. */
  readonly path: string;
  readonly fields: readonly FieldSpec[];
  /** French labels by the field, or by `field.value` for the values of a choice. */
  readonly labels: ReadonlyMap<string, string>;
  /** The plural, e.g. `Véhicules`. */
  readonly many?: string | undefined;
  /** The noun with its article, e.g. `un véhicule`. */
  readonly one?: string | undefined;
  /** The path of the list's call, below the base of the API. */
  readonly endpoint: string;
  readonly navigation: { readonly group: string; readonly icon: string; readonly order: number };
  readonly calls: ResourceCalls;
  /** How the service of a document writes the calls. Default: as this project does. */
  readonly dialect?: Dialect | undefined;
  /** The options as they were given, without defaults. */
  readonly given: Given;
}

/** The groups of the navigation: the main one, and those that the dictionary names. */
const groups = (): string[] => {
  const { shell } = JSON.parse(readFileSync(join(root, dictionary), 'utf8'));
  return [firstGroup, ...Object.keys(shell.groups)];
};

/** Returns the entry of the resource in the navigation: the last of its group. */
function readNavigation(icon = 'Box', group: string = usualGroup) {
  if (!groups().includes(group))
    throw new UsageError(
      `--group “${group}”: write ${groups().join(' or ')}. For another one, add its name to shell.groups in ${dictionary}.`,
    );
  const orders = resources.flatMap(({ navigation }) =>
    navigation?.group === group ? [navigation.order] : [],
  );
  return { group, icon, order: Math.max(0, ...orders) + 10 };
}

/** Reads `plate=Immatriculation, status.sold=Vendu`; a comma inside a label is written `\,`. */
function readLabels(text: string): Map<string, string> {
  const pairs = text.split(/(?<!\\),|\n/).filter((pair) => pair.trim() !== '');
  return new Map(
    pairs.map((pair) => {
      const [, key, label] = /^([\w.-]+)\s*=\s*(.+)$/.exec(pair.trim()) ?? [];
      if (key === undefined || label === undefined)
        throw new UsageError(`--labels: “${pair.trim()}” is not understood: write field=Label.`);
      return [key, typographic(label.replaceAll('\\,', ','))];
    }),
  );
}

/** Returns a label in French typography, as the dictionary has it: keyboards write neither ’ nor no-break spaces. */
export const typographic = (label: string) =>
  label
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\s+(?=[?!;](\s|$))/g, '\u202f')
    .replace(/\s+(?=[:»](\s|$))|(?<=«)\s+/g, '\u00a0')
    .replaceAll('...', '…');

/** Returns a text without the spaces around it; undefined for an empty one. */
const filled = (text: string | undefined) => text?.trim() || undefined;

/** The calls of a resource whose service has them all. */
const allCalls: ResourceCalls = { create: true, update: true, remove: true };

/**
 * Returns what the fields of a new resource need to know of it if they refer to it: which of them names its records is known
 * only after they are read.
 */
function plannedItself(name: string, text: string, planned: readonly PlannedResource[]): PlannedResource[] {
  const isKnown = [...resources, ...planned].some((each) => each.name === name);
  if (isKnown || !new RegExp(`\\(\\s*${name}\\s*[|,)]`).test(text)) return [];
  const any = { name, title: '', texts: ['', ...text.split(/\W+/)], canBePicked: true, nouns: [] };
  const fields = readFields(text, [...planned, any]);
  const title = titleOf(fields).name;
  const texts = fields.filter((field) => isStored(field) && field.kind.column?.(field.args) === 'text');
  const names = texts.map((field) => field.name);
  return [{ name, title, texts: names, canBePicked: names.includes(title), nouns: [] }];
}

/** Reads the options of a resource. Throws a `UsageError` for the first wrong one, or for all wrong fields. `planned`: see `readFields`. */
export function readSpec(
  { name, fields = '', labels = '', ...options }: ResourceOptions,
  planned: readonly PlannedResource[] = [],
): ResourceSpec {
  checkResourceName(name);
  const labelled = readLabels(labels);
  const many = filled(options.many);
  const one = filled(options.one);
  return {
    name,
    fields: readFields(fields, [...planned, ...plannedItself(name, fields, planned)]).map((field) => ({
      ...field,
      label: labelled.get(field.name),
    })),
    labels: labelled,
    many: many && typographic(capital(many)),
    one: one && typographic(one),
    path: filled(options.path) ?? asPath(many ?? dashed(name)),
    endpoint: filled(options.endpoint) ?? `/admin/${dashed(name)}`,
    navigation: readNavigation(filled(options.icon), filled(options.group)),
    calls: allCalls,
    given: options,
  };
}

/** Returns the fields of a record. */
export const storedFields = ({ fields }: ResourceSpec) => fields.filter(isStored);

/** Returns the fields of a form. */
export const enteredFields = ({ fields }: ResourceSpec) => fields.filter(isEntered);

/** Returns the calls that send what a form holds. A resource without entered fields has none. */
export function formCalls(spec: ResourceSpec): Pick<ResourceCalls, 'create' | 'update'> {
  const isEnterable = enteredFields(spec).length > 0;
  return { create: isEnterable && spec.calls.create, update: isEnterable && spec.calls.update };
}

/** Returns the field that names a record: the best by its kind, else when the record was created, else the first field. */
export const titleField = ({ fields }: ResourceSpec): FieldSpec => titleOf(fields);

function titleOf(all: readonly FieldSpec[]): FieldSpec {
  const fields = all.filter(isStored);
  const [best] = fields
    .filter(({ kind }) => kind.titleRank !== undefined)
    .toSorted((left, right) => (left.kind.titleRank ?? 0) - (right.kind.titleRank ?? 0));
  const title = best ?? fields.find(({ name }) => name === 'createdAt') ?? fields[0];
  if (title === undefined) throw new Error('A resource has at least one field.');
  return title;
}

/** Returns the picture beside the title in a list. */
export const pictureField = (spec: ResourceSpec) =>
  storedFields(spec).find(({ kind }) => kind.role === 'picture');

/** Returns the paths of a resource's files. */
export const filesOf = (name: string) => {
  const stem = dashed(name);
  return {
    descriptor: `resources/${stem}.ts`,
    samples: `resources/demo/${stem}.json`,
    stories: `src/app/stories/${stem}.stories.tsx`,
    browserTest: `e2e/${stem}.spec.ts`,
  };
};

/** The path of the dictionary. */
export const dictionary = 'locales/fr.json';

/** Returns the path of a migration, counted from 1. */
export const migrationOf = (name: string, number: number) =>
  `server/generic/migrations/${dashed(name)}-${String(number).padStart(3, '0')}.sql`;
