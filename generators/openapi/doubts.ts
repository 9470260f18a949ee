import { titleField } from '#generators/grammar/resource-spec.ts';
import { asOption } from '#generators/inference/infer.ts';
import { isPaged } from '#schema/dialect.ts';
import { searches } from './dialect.ts';
import { lineOf, queryOf } from './document.ts';
import { isVague } from './envelope.ts';
import { segmentsOf } from './groups.ts';
import { aboutSent } from './sent-doubts.ts';
import { hasCreation, type ProposedResource, type ServiceProposal } from './service.ts';

/** Returns true if a record has no better name than the time of its creation. */
const isNamedByTime = ({ spec }: ProposedResource) => titleField(spec).name === 'createdAt';

const orders = /^(sort|order|sort_?by|order_?by|ordering)$/i;

/** Returns what is not certain about the calls of a resource. */
function aboutCalls({ spec: { name, dialect }, group }: ProposedResource): string[] {
  const { segments, list, update } = group;
  const isOther = segmentsOf(list.path).at(-1) !== segments.at(-1);
  const isPart = segments.includes('{}');
  const byOther =
    update !== undefined && (update.method === 'post' || segmentsOf(update.path).at(-1) !== '{}');
  const total = dialect?.list?.total?.at(-1);
  return [
    ...(isOther ? [`${lineOf(list)} lists them: no call lists all`] : []),
    ...(isPart ? [`${lineOf(list)} lists those of one other record: here they are in one list`] : []),
    ...(byOther ? [`${lineOf(update)} is taken for the change of a record`] : []),
    ...(total !== undefined && isVague(total)
      ? [`“${total}” of ${lineOf(list)} is taken for the number of all records, not of those in the response`]
      : []),
  ].map((doubt) => `${name}: ${doubt}`);
}

/** Returns the fields whose kind is only a guess. */
const aboutFields = ({ spec: { name }, fields }: ProposedResource) =>
  fields
    .filter(({ kind, confidence }) => kind !== undefined && confidence === 'guess')
    .map((field) => `${name}.${asOption(field)}: ${field.reason}`);

/** Returns the parameters that a group has for the id of a record, under another name. */
function otherIds({ group: { one, update, remove } }: ProposedResource): string[] {
  const names = [one, update, remove].flatMap(
    (call) => /\{([^{}]+)\}[^{}/]*\/?$/.exec(call?.path ?? '')?.[1] ?? [],
  );
  return [...new Set(names)].filter((name) => name !== 'id');
}

/** Returns a line for each name that paths have instead of `id`: its value may be another member of the record. */
function aboutIds(resources: readonly ProposedResource[]): string[] {
  const named = resources.flatMap((resource) =>
    otherIds(resource).map((id) => [id, resource.spec.name] as const),
  );
  return [...Map.groupBy(named, ([id]) => id)].map(
    ([id, all]) =>
      `${all.map(([, name]) => name).join(', ')}: {${id}} in a path becomes {id}: the screens put the “id” of the record there`,
  );
}

/** Returns what a proposal is not sure of, one thing in each line. */
export function doubtsAbout({ document, resources }: ServiceProposal): string[] {
  const namesOf = (matches: (resource: ProposedResource) => boolean) =>
    resources
      .filter(matches)
      .map(({ spec: { name } }) => name)
      .join(', ');
  const lacks = (wanted: RegExp) => (resource: ProposedResource) =>
    !queryOf(document, resource.group.list).some(({ name }) => wanted.test(name));
  const complete = namesOf(({ spec: { dialect: { list } = {} } }) => list !== undefined && !isPaged(list));
  const lacking = [
    [
      'the document has no call that reads one record; the back-office has one',
      namesOf(({ group }) => group.one === undefined),
    ],
    ['no member names a record, so the time of its creation does (“createdAt”)', namesOf(isNamedByTime)],
    [
      'the document has no time of creation either, so this title stays empty: choose another',
      namesOf((resource) => isNamedByTime(resource) && !hasCreation(resource.fields)),
    ],
    [
      'the document calls the time of creation “created_at”; the back-office reads “createdAt”',
      namesOf(({ fields }) => fields.some(({ name }) => name === 'created_at')),
    ],
    ['the document has no parameter for a search; the back-office has one', namesOf(lacks(searches))],
    ['the document has no parameter for an order; the back-office has one', namesOf(lacks(orders))],
  ] as const;
  return [
    ...resources.flatMap(aboutCalls),
    ...resources.flatMap((resource) => aboutSent(document, resource)),
    ...aboutIds(resources),
    ...resources.flatMap(aboutFields),
    ...(complete === ''
      ? []
      : [`no known parameter asks for a page, so the list is taken as complete: ${complete}`]),
    ...lacking.flatMap(([what, names]) => (names === '' ? [] : [`${names}: ${what}`])),
  ];
}
