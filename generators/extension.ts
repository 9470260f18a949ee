import { parseSync } from 'vite';
import { resources } from '#resources/index.ts';
import { withMore } from './demo.ts';
import { fieldCode, formRows, importCode, mostColumns } from './descriptor.ts';
import { fieldWords } from './dictionary-words.ts';
import { extendedWalk } from './extended-walk.ts';
import { type FieldSpec, isEntered } from './field-grammar.ts';
import { columnsCode } from './migration.ts';
import { dictionary, filesOf, migrationOf, type ResourceRequest } from './request.ts';
import { Refused } from './sentence.ts';
import { shownOfResource, shownWith } from './shown-entity.ts';
import { isThere, read, type Staging, staging } from './staging.ts';
import { storiesCode } from './story-file.ts';
import { find, isNode, keyOf, memberOf, type Node } from './syntax.ts';

interface Declared {
  readonly text: string;
  readonly fields: Node;
  readonly form: Node | undefined;
  readonly columns: Node | undefined;
  readonly sort: Node | undefined;
  /** The options of `rest(…)`, where the calls are the usual ones. */
  readonly rest: Node | undefined;
  readonly names: readonly string[];
}

/** Reads a descriptor with a parser: whatever was written into it by hand stays where it is. */
function declared(path: string): Declared {
  const text = read(path);
  const { program, errors } = parseSync(path, text);
  const call = find(
    program,
    (node) => node.type === 'CallExpression' && Object(node['callee']).name === 'defineResource',
  );
  const given = Array.isArray(call?.['arguments']) ? call['arguments'][1] : undefined;
  const fields = isNode(given) ? memberOf(given, 'fields') : undefined;
  if (errors.length > 0 || !isNode(given) || fields?.type !== 'ObjectExpression')
    throw new Refused(`${path} can't be added to: it does not declare its fields as a plain object.`);
  const properties = Array.isArray(fields['properties']) ? fields['properties'].filter(isNode) : [];
  const list = memberOf(given, 'list');
  const rest = find(
    given,
    (node) => node.type === 'CallExpression' && Object(node['callee']).name === 'rest',
  );
  const options = Array.isArray(rest?.['arguments']) ? rest['arguments'][1] : undefined;
  return {
    text,
    fields,
    form: memberOf(given, 'form'),
    columns: list && memberOf(list, 'columns'),
    sort: list && memberOf(list, 'sort'),
    rest: isNode(options) ? options : undefined,
    names: properties.map(keyOf),
  };
}

/** Puts pieces into a text at their places. */
function insert(text: string, pieces: readonly Piece[]): string {
  return pieces
    .toSorted(([left], [right]) => right - left)
    .reduce((done, [at, piece]) => done.slice(0, at) + piece + done.slice(at), text);
}

/** The place behind the last element of an object or a list, and whether a comma stands there. */
function endOf({ text }: Declared, node: Node): readonly [number, string] {
  const inside = text.slice(node.start + 1, node.end - 1).trimEnd();
  return [node.end - 1, inside === '' || inside.endsWith(',') ? '' : ','];
}

type Piece = readonly [at: number, piece: string];

const elementsOf = (node: Node) => (Array.isArray(node['elements']) ? node['elements'].filter(isNode) : []);
const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Puts names into a list, before when a record was made where that stands last. */
function listPiece(found: Declared, node: Node | undefined, names: readonly string[]): Piece[] {
  if (node?.type !== 'ArrayExpression' || names.length === 0) return [];
  const last = elementsOf(node).at(-1);
  if (last !== undefined && Object(last).value === 'createdAt') return [[last.start, `${quoted(names)}, `]];
  const [end, comma] = endOf(found, node);
  return [[end, `${comma}${quoted(names)}`]];
}

/** The columns that there is room for: what is short, as long as the list is no wider than a new entity's. */
function newColumns({ columns }: Declared, added: readonly FieldSpec[]): FieldSpec[] {
  const room = columns === undefined ? 0 : mostColumns + 1 - elementsOf(columns).length;
  const short = added.filter(({ kind }) => kind.column && kind.hidden !== true && kind.name !== 'picture');
  return short.slice(0, Math.max(0, room));
}

/** A text without what a formatter moves. */
const bare = (text: string) => text.replaceAll(/[\s,;()]/g, '');

/** The stories with those that the added fields bring; undefined where people have made them their own. */
function newStories(
  { name }: ResourceRequest,
  text: string,
  added: readonly FieldSpec[],
  columns: readonly FieldSpec[],
): string | undefined {
  const resource = resources.find((each) => each.name === name);
  const before = resource && shownOfResource(resource);
  if (before === undefined || bare(storiesCode(before)) !== bare(text)) return undefined;
  return storiesCode(shownWith(before, added, columns));
}

/** What adds the fields that an entity lacks; nothing where it has them all. */
export function extend(request: ResourceRequest): Staging {
  const { name, fields, labels } = request;
  const { made, changed, gone } = staging();
  const files = filesOf(name);
  const found = declared(files.descriptor);
  const added = fields.filter((field) => !found.names.includes(field.name));
  if (added.length === 0) return { made, changed, gone };

  const [fieldsEnd, fieldsComma] = endOf(found, found.fields);
  const rows = formRows(added.filter(isEntered));
  const imports = [...new Set(added.map(({ kind }) => importCode(kind.name)))].filter(
    (line) => !found.text.includes(line),
  );
  const needsForm = added.some(({ kind }) => kind.name === 'upload') && !found.text.includes("'multipart'");
  if (needsForm && found.rest === undefined)
    throw new Refused(`${files.descriptor}: a file travels by multipart: say so in its endpoints first.`);
  const columns = newColumns(found, added);
  const formCode = rows.map((row) => `[${row.map((each) => `'${each}'`).join(', ')}]`).join(', ');
  const formEnd = found.form?.type === 'ArrayExpression' ? endOf(found, found.form) : undefined;
  changed.set(
    files.descriptor,
    insert(found.text, [
      [0, imports.map((line) => `${line}\n`).join('')],
      ...listPiece(
        found,
        found.columns,
        columns.map(({ name: field }) => field),
      ),
      ...listPiece(
        found,
        found.sort,
        added.filter(({ kind }) => kind.sorted).map(({ name: field }) => field),
      ),
      [fieldsEnd, `${fieldsComma}${added.map(fieldCode).join('\n')}`],
      ...(needsForm && found.rest !== undefined
        ? [[found.rest.start + 1, " write: 'multipart', "] as const]
        : []),
      ...(formEnd !== undefined && rows.length > 0
        ? [[formEnd[0], `${formEnd[1]}${formCode}`] as const]
        : []),
    ]),
  );

  const words = JSON.parse(read(dictionary));
  const own = words.resources[name];
  const more = fieldWords(added, labels);
  own.fields = { ...own.fields, ...more.fields, ...own.fields };
  if (Object.keys(more.choices).length > 0) own.choices = { ...own.choices, ...more.choices, ...own.choices };
  changed.set(dictionary, `${JSON.stringify(words, null, 2)}\n`);

  if (isThere(files.demo)) {
    const records = withMore(JSON.parse(read(files.demo)), added);
    changed.set(files.demo, `${JSON.stringify(records, null, 2)}\n`);
  }
  if (isThere(migrationOf(name, 1))) {
    const before: string[] = [];
    while (isThere(migrationOf(name, before.length + 1)))
      before.push(read(migrationOf(name, before.length + 1)));
    made.set(migrationOf(name, before.length + 1), columnsCode(name, added, before));
  }
  const walk = isThere(files.walk) ? extendedWalk(read(files.walk), files.walk, request, added) : undefined;
  if (walk !== undefined) changed.set(files.walk, walk);
  const stories = isThere(files.stories)
    ? newStories(request, read(files.stories), added, columns)
    : undefined;
  if (stories !== undefined) changed.set(files.stories, stories);
  return { made, changed, gone };
}
