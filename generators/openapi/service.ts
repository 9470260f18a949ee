import { isDeepStrictEqual } from 'node:util';
import { isThere } from '#generators/editing/transaction.ts';
import { targetNamed } from '#generators/grammar/arguments.ts';
import { type FieldSpec, isStored } from '#generators/grammar/fields.ts';
import { namesId, nounOf } from '#generators/grammar/nouns.ts';
import type { PlannedResource } from '#generators/grammar/planned.ts';
import {
  filesOf,
  type ResourceSpec,
  readSpec,
  storedFields,
  titleField,
} from '#generators/grammar/resource-spec.ts';
import { isRuntimeWord } from '#generators/grammar/runtime-words.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { asOption, type InferredField, inferFields } from '#generators/inference/infer.ts';
import type { MemberFacts } from '#generators/inference/record-members.ts';
import { schemaNoun } from '#generators/inference/schema-members.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import { takenPaths } from '#scripts/descriptors/path-rules.ts';
import { filesWithTables } from '#server/generic/migration-files.ts';
import { dialectOf } from './dialect.ts';
import type { ServiceDocument } from './document.ts';
import { type FrenchNames, frenchLabels, frenchNames } from './french-names.ts';
import { type Group, type Grouping, groupsOf } from './groups.ts';
import { membersOf } from './members.ts';
import { resourceName } from './resource-names.ts';
import { usualLabel } from './usual-labels.ts';
import type { Wanted } from './wanted.ts';

/** A resource that a document suggests. */
export interface ProposedResource {
  readonly group: Group;
  readonly spec: ResourceSpec;
  readonly fields: readonly InferredField[];
}

/** What a document suggests. */
export interface ServiceProposal {
  readonly document: ServiceDocument;
  readonly grouping: Grouping;
  readonly resources: readonly ProposedResource[];
  /** Why a resource cannot be generated, by its name or its path. */
  readonly refused: ReadonlyMap<string, string>;
}

interface NamedGroup {
  readonly name: string;
  readonly group: Group;
}

interface NamedGroups {
  readonly groups: readonly NamedGroup[];
  /** Why a group cannot be generated, by its name or its path. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Gives the groups names, the shortest paths first, and keeps those that are wanted. `earlier` are written already. */
function nameGroups(
  groups: readonly Group[],
  service: string,
  wanted: Wanted,
  earlier: ReadonlySet<string>,
): NamedGroups {
  const refused = new Map<string, string>();
  const taken = new Set(wanted.renamed.values());
  const suggested = new Set<string>();
  const isThereAlready = (name: string) =>
    resources.some((resource) => resource.name === name) || Object.values(filesOf(name)).some(isThere);
  // What an earlier run has written keeps its name: it is not written again under another one.
  const isTaken = (name: string) =>
    taken.has(name) ||
    (!earlier.has(name) && isThereAlready(name)) ||
    [name, dashed(name)].some(isRuntimeWord);
  const all = groups
    .toSorted((left, right) => left.segments.length - right.segments.length)
    .flatMap((group): NamedGroup[] => {
      const name = resourceName(group.segments, service, isTaken);
      if (name === undefined) {
        refused.set(group.list.path, 'its name cannot be that of a resource');
        return [];
      }
      taken.add(name);
      suggested.add(name);
      return [{ name, group }];
    });
  const missing = [...wanted.only, ...wanted.without, ...wanted.renamed.keys()].find(
    (name) => !suggested.has(name),
  );
  if (missing !== undefined)
    throw new UsageError(
      `--resources: the document suggests no “${missing}”. It suggests ${[...suggested].join(', ')}.`,
    );
  const isWanted = ({ name }: NamedGroup) =>
    !wanted.without.has(name) &&
    (wanted.only.size === 0 || wanted.only.has(name) || wanted.renamed.has(name));
  const chosen = all
    .filter(isWanted)
    .map(({ name, group }) => ({ name: wanted.renamed.get(name) ?? name, group }));
  for (const { name } of chosen)
    if (earlier.has(name))
      refused.set(name, `it exists: remove it first, or choose another name (“${name}=…”)`);
  return { groups: chosen.filter(({ name }) => !earlier.has(name)), refused };
}

/** Returns the path of the list's call: the document's, if it is one that this project could have. */
function endpointOf({ base }: ServiceDocument, name: string, { list }: Group): string {
  const [, own] = /^\/api\/v1((?:\/[a-z][\w-]*)+)$/.exec(`${base}${list.path}`) ?? [];
  return own?.startsWith('/admin/') ? own : `/admin/${dashed(name)}`;
}

/** Returns true if one of the members says when a record was created. */
export const hasCreation = (members: readonly Pick<MemberFacts, 'name'>[]): boolean =>
  members.some(({ name }) => /^created(At|_at)$/.test(name));

/**
 * Returns the fields of a resource, without the `createdAt` of every generated one if the document has no such member: the
 * service would never send it. It stays where nothing else names a record.
 */
function withoutCreation(spec: ResourceSpec, members: readonly MemberFacts[]): readonly FieldSpec[] {
  if (hasCreation(members) || titleField(spec).name === 'createdAt') return spec.fields;
  return spec.fields.filter(({ name }) => name !== 'createdAt');
}

/** Returns the resource that a group suggests beside `planned` ones. Throws a `UsageError` if no field holds any of its members. */
function proposeResource(
  document: ServiceDocument,
  { name, group }: NamedGroup,
  planned: readonly PlannedResource[],
  names: FrenchNames | undefined,
): ProposedResource {
  const members = membersOf(document, group, planned);
  const fields = inferFields(members, planned);
  const kept = fields.filter(({ kind }) => kind !== undefined);
  if (kept.length === 0) throw new UsageError('no kind holds any of its members');
  const options = {
    name,
    endpoint: endpointOf(document, name, group),
    fields: kept.map(asOption).join(', '),
    ...names,
  };
  const spec = readSpec(options, planned);
  const create = group.create !== undefined;
  const update = group.update !== undefined;
  const shown = withoutCreation(spec, members);
  const titles = frenchLabels(document, members);
  const labels = kept.flatMap((field) => {
    const label = titles.get(field.name) ?? usualLabel(field.name);
    return label === undefined ? [] : [[field.name, label] as const];
  });
  return {
    group,
    fields,
    spec: {
      ...spec,
      fields: create || update ? shown : shown.filter(isStored),
      labels: new Map(labels),
      calls: { create, update, remove: group.remove !== undefined },
      dialect: dialectOf(document, group),
    },
  };
}

const isText = ({ kind, args }: ResourceSpec['fields'][number]) => kind.column?.(args) === 'text';

const nounsOf = ({ name, group }: NamedGroup) =>
  [name, group.segments.at(-1) ?? '', schemaNoun(group.found.schema)].map(nounOf);

/** Returns what other fields need to know of a resource. An id or a choice names no record, even if it is a text. */
function plannedOf({ spec, group }: ProposedResource): PlannedResource {
  const title = titleField(spec);
  const texts = storedFields(spec).filter(
    (field) =>
      isText(field) &&
      field.kind.titleRank !== undefined &&
      field.kind.choices === undefined &&
      !namesId(field.name),
  );
  return {
    name: spec.name,
    title: title.name,
    texts: texts.map(({ name }) => name),
    canBePicked: texts.includes(title),
    nouns: nounsOf({ name: spec.name, group }),
  };
}

/** Returns what is known of a resource before its fields are. */
const plannedWithoutFields = (group: NamedGroup): PlannedResource => ({
  name: group.name,
  title: '',
  texts: [],
  canBePicked: false,
  nouns: nounsOf(group),
});

/** Returns the resources that generators have written before: the new ones may name them, too. */
function earlierResources(): PlannedResource[] {
  const files = filesWithTables();
  return resources
    .filter(({ name }) => files.has(dashed(name)))
    .flatMap(({ name }) => {
      const found = targetNamed(name, false, []);
      return found === undefined ? [] : [{ ...found, nouns: [nounOf(name)] }];
    });
}

/**
 * Proposes the resources of a document. `assertWritable` throws a `UsageError` for one that cannot be written: it is
 * refused, the others stay. Resources may name each other, so their fields are proposed again until their titles stay
 * the same: which members are texts with a name does not depend on the other resources.
 */
export function proposeService(
  document: ServiceDocument,
  wanted: Wanted,
  assertWritable: (spec: ResourceSpec) => void,
): ServiceProposal {
  const grouping = groupsOf(document);
  const earlier = earlierResources();
  const earlierNames = new Set(earlier.map(({ name }) => name));
  const named = nameGroups(grouping.groups, document.title, wanted, earlierNames);
  const refused = new Map(named.refused);
  let { groups } = named;
  const taken = new Set([...resources.map(({ path }) => path), ...takenPaths]);
  const names = frenchNames(
    document,
    groups.map(({ group }) => group),
    (path) => taken.has(path),
  );
  let planned = [...groups.map(plannedWithoutFields), ...earlier];
  for (;;) {
    const found = groups.flatMap((group) => {
      try {
        const resource = proposeResource(document, group, planned, names.get(group.group));
        assertWritable(resource.spec);
        return [resource];
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        refused.set(group.name, error.message);
        return [];
      }
    });
    const next = [...found.map(plannedOf), ...earlier];
    if (isDeepStrictEqual(next, planned)) return { document, grouping, resources: found, refused };
    planned = next;
    groups = groups.filter(({ name }) => !refused.has(name));
  }
}
