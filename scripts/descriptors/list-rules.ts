import { filterParameters } from '#schema/filters.ts';
import type { Declared, Rule } from './declared.ts';
import { filterMistakes } from './link-rules.ts';

const resourceNamed = (all: readonly Declared[], name: string) =>
  all.find(({ resource }) => resource.name === name)?.resource;

/** Returns the values that are in a list more than once. */
export const twiceIn = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** The members of a list that name each of their values once. */
const lists = ['sort', 'filters', 'actions', 'bulk'] as const;

/** A list names each column, order, filter and action once. */
export const repeated: Rule = function* ({ resource: { list } }) {
  const columns = list.columns.map((column) => (typeof column === 'string' ? column : column.id));
  for (const name of twiceIn(columns))
    yield [['list:', 'columns:', name], `the column “${name}” is twice in the list`, 'remove one'];
  for (const member of lists)
    for (const name of twiceIn(list[member] ?? []))
      yield [['list:', `${member}:`, name], `“${name}” is twice in \`list.${member}\``, 'remove one'];
};

/** A list filters by fields whose kind has a filter. The compiler says so, too, at the end of a long message. */
export const filters: Rule = function* ({ resource: { list, fields } }) {
  for (const name of list.filters ?? []) {
    const field = fields[name];
    if (field !== undefined && field.filter === undefined)
      yield [
        ['list:', 'filters:', name],
        `the list is filtered by “${name}”, and its kind ${field.kind} has no filter`,
        'remove it',
      ];
  }
};

/** A filter by several fields compares ids of one resource, by fields that the list is filtered by. */
export const otherFilters: Rule = function* ({ resource: { list, fields } }) {
  for (const [filter, by] of Object.entries(list.otherFilters ?? {})) {
    const [first, ...others] = typeof by === 'string' ? [] : by;
    if (first === undefined) continue;
    const resource = fields[first]?.link?.resource;
    for (const name of [first, ...others])
      if (list.filters?.includes(name) !== true)
        yield [
          ['list:', 'otherFilters:', name],
          `the filter “${filter}” is by “${name}”, and the list is not filtered by it`,
          'add it to `list.filters`',
        ];
      else if (resource === undefined || fields[name]?.link?.resource !== resource)
        yield [
          ['list:', 'otherFilters:', name],
          `the filter “${filter}” is by “${name}”, which does not name a record of ${resource ?? 'a resource'}`,
          'name fields that link to one resource',
        ];
  }
};

/** What waits is let through by filters of its list. What comes first needs work: it is not the news of some days. */
export const waits: Rule = function* ({ resource }) {
  for (const [name, { filters, last, sums }] of Object.entries(resource.waits ?? {})) {
    const words = ['waits:', `${name}:`];
    for (const [mistake, fix] of filterMistakes(resource, filters))
      yield [words, `what waits as “${name}” ${mistake}`, fix];
    const period = last && filterParameters(resource).find(({ filter }) => filter === last.filter);
    if (last && period?.kind !== 'period')
      yield [words, `the list has no period “${last.filter}”`, 'name a filter by a day or a moment'];
    if (last && resource.list.first === name)
      yield [words, `“${name}” comes first, but it is the news of some days`, 'remove `list.first`'];
    if (sums && resource.figures === undefined)
      yield [
        words,
        `the sums of “${name}” are shown with the figures of the list, and it has none`,
        'declare `figures`, or remove `sums`',
      ];
  }
};

/** Records that belong to a record are selected by a filter that their list has. */
export const related: Rule = function* ({ resource }, all) {
  for (const [name, part] of Object.entries(resource.related ?? {})) {
    const target = 'of' in part ? resourceNamed(all, part.of) : undefined;
    if (target === undefined || !('of' in part)) continue;
    const filters = filterParameters(target).filter(
      ({ kind, link }) => kind === 'record' && link?.resource === resource.name,
    );
    if (!filters.some((each) => each.name === part.filter))
      yield [
        ['related:', `${name}:`, part.filter],
        `${part.of} have no filter “${part.filter}” by one of ${resource.name}`,
        filters.length === 0
          ? `add a filter by a reference to ${resource.name} to their list`
          : `write ${filters.map((each) => each.name).join(' or ')}`,
      ];
  }
};

/** What a figure counts is selected by filters of the list to which it leads. */
export const figures: Rule = function* ({ resource }, all) {
  const path = resource.figures?.list ?? resource.path;
  const counted = all.find((each) => path !== undefined && each.resource.path === path)?.resource;
  if (resource.figures?.filters && counted === undefined)
    yield [
      ['figures:', 'list:'],
      path === undefined ? 'figures lead to a list, and there is none' : `no list has the path “${path}”`,
      'name the path of the list in `figures.list`',
    ];
  for (const [name, filters = {}] of Object.entries(resource.figures?.filters ?? {}))
    for (const [filter, value] of Object.entries(filters))
      for (const [mistake, fix] of counted ? filterMistakes(counted, { [filter]: [value] }) : [])
        yield [['figures:', 'filters:', `${name}:`], `the figure “${name}” ${mistake}`, fix];
};
