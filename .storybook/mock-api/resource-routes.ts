import { findText, t } from '#lib/i18n/i18n.ts';
import { parseNumber } from '#lib/numbers/numbers.ts';
import { choiceLabel } from '#runtime/record/labels.ts';
import { sentSchema } from '#schema/draft-schemas.ts';
import type { Call } from '#schema/endpoints.ts';
import type { FileFacts, OrderedFiles, ValueOrder } from '#schema/field.ts';
import { type FilterValues, filtersSchema, readFilterValues } from '#schema/filter-values.ts';
import { comesFirst, passesAll } from '#schema/filtered-records.ts';
import { draftOfParts, partsOf } from '#schema/form-body.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import { withCurrentNames } from '#schema/links.ts';
import { noFile } from '#schema/no-file.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { folded, matchesTexts, type SearchTerm, searchedLabels, searchTerms } from '#schema/search-terms.ts';
import { parseOrders, type SortOrder } from '#schema/sort-order.ts';
import { checked } from './checked.ts';
import { demoNow } from './clock.ts';
import { type LinkedRecords, refusedLinks } from './linked-records.ts';
import { tile } from './pictures.ts';
import { data, failure, type Handler, invalid, type Route, route } from './routes.ts';

/** The records of one resource during one story. Writes replace them. */
export interface StoryDataSet {
  records: StoredRecord[];
}

/** Replaces a record of a data set. */
export function replaceRecord(dataSet: StoryDataSet, record: StoredRecord, changed: StoredRecord): void {
  dataSet.records = dataSet.records.map((each) => (each === record ? changed : each));
}

/** Creates the routes of the calls that a resource declares. */
export function resourceRoutes(resource: Resource, dataSet: StoryDataSet, others: LinkedRecords): Route[] {
  const { list, all, one, create, update, remove, removable } = resource.endpoints;
  const find = (id = '') => dataSet.records.find((record) => String(record['id']) === id);
  const isKept = (record: StoredRecord) => resource.allowsRemoval?.(record) === false;
  const denied = findText(`resources.${resource.name}.remove.denied`) ?? t('server.conflict');
  const read = (record: StoredRecord) => withCurrentNames(resource, record, others.linked);
  const declared = (call: Call | undefined, handler: Handler) => (call ? [route(call, handler)] : []);
  const ofRecord = (
    call: Call | undefined,
    handle: (record: StoredRecord, request: Request) => Response | Promise<Response>,
  ) =>
    declared(call, (request, [id]) => {
      const record = find(id);
      return record === undefined ? failure(404, t('server.notFound')) : handle(record, request);
    });
  const withSent = async (request: Request, before: StoredRecord, write: (sent: StoredRecord) => Response) =>
    checked(sentSchema(resource), await bodyOf(resource, request), (sent) => {
      const refused = refusedLinks(resource, others, sent, before);
      return refused ? invalid(refused) : write(membersOf(resource, sent, before));
    });
  return [
    declared(list, (request) => listed(resource, dataSet.records.map(read), request)),
    declared(all, () => data(dataSet.records.map(read))),
    ofRecord(one, (record) => data(read(record))),
    declared(create, (request) =>
      withSent(request, {}, (sent) => {
        let id = dataSet.records.length + 1;
        while (find(String(id)) !== undefined) id += 1;
        const record = { ...emptyRecord(resource), ...sent, id };
        dataSet.records = [record, ...dataSet.records];
        return data(read(record), 201);
      }),
    ),
    ofRecord(update, (record, request) =>
      withSent(request, record, (sent) => {
        const changed = { ...record, ...sent };
        replaceRecord(dataSet, record, changed);
        return data(read(changed));
      }),
    ),
    ofRecord(remove, (record) => {
      if (isKept(record)) return failure(409, denied, 'E_NOT_DELETABLE');
      dataSet.records = dataSet.records.filter((each) => each !== record);
      return data(null);
    }),
    ofRecord(removable, (record) =>
      data(isKept(record) ? { canDelete: false, reason: denied } : { canDelete: true, reason: null }),
    ),
  ].flat();
}

/** The compare functions of values, by the order that a kind declares. */
const compare: Readonly<Record<ValueOrder, (left: unknown, right: unknown) => number>> = {
  text: (left, right) => String(left).localeCompare(String(right), 'fr'),
  number: (left, right) => (parseNumber(left) ?? 0) - (parseNumber(right) ?? 0),
  time: (left, right) => String(left).localeCompare(String(right)),
};

/** Returns the texts in a value and in its members, except embedded pictures. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns true if a record contains the words of a term, or has a choice that they name. */
function contains(record: StoredRecord, term: SearchTerm): boolean {
  // Telephone numbers are found with and without spaces.
  const texts = textsOf(record).flatMap((text) => [folded(text), text.replaceAll(/\s/g, '')]);
  return matchesTexts(term, texts) || term.choices.some(({ field, choice }) => record[field] === choice);
}

/** Returns the response to a call of a list: its page, or the errors of filters with unknown values. */
export function listed(resource: Resource, records: readonly StoredRecord[], request: Request): Response {
  const params = new URL(request.url).searchParams;
  if (Number(params.get('limit')) > largestLimit) return invalid({ limit: [t('validation.type')] });
  const sent = readFilterValues(resource, (name) => (params.has(name) ? params.getAll(name) : undefined));
  return checked(filtersSchema(resource), sent, (filters) =>
    data(pageOf(resource, records, params, filters)),
  );
}

/** Compares two records by an order, as a compare function of `Array.sort` does. */
function compareBy(
  resource: Resource,
  { field, direction }: SortOrder,
  left: StoredRecord,
  right: StoredRecord,
) {
  const { sort = 'text', ends } = resource.fields[field] ?? {};
  // A value with two days is in the order of the first one.
  const compared = (record: StoredRecord) => ends?.(record[field])?.join() ?? record[field];
  return compare[sort](compared(left), compared(right)) * (direction === 'descending' ? -1 : 1);
}

/**
 * Returns the page of a list that a call requests, after search, filters and sorting. A `plain` list has all its records
 * and no pages.
 */
function pageOf(
  resource: Resource,
  records: readonly StoredRecord[],
  params: URLSearchParams,
  filters: FilterValues,
) {
  if (resource.endpoints.list.envelope === 'plain') return records;
  const labels = searchedLabels(resource, (field, choice) => choiceLabel(resource, field)(choice) ?? choice);
  const terms = searchTerms(params.get('query') ?? '', labels);
  const found = records.filter(
    (record) => terms.every((term) => contains(record, term)) && passesAll(resource, record, filters),
  );
  const sorted = sortedBy(resource, found, parseOrders(params.get('sort') ?? ''));
  const limit = Number(params.get('limit') ?? 10);
  const start = (Number(params.get('page') ?? 1) - 1) * limit;
  return { items: sorted.slice(start, start + limit), total: found.length };
}

/** Returns records in the requested orders. Without any, those that the list puts first come first. */
function sortedBy(
  resource: Resource,
  records: readonly StoredRecord[],
  orders: readonly SortOrder[] | undefined,
) {
  if (orders)
    return records.toSorted((left, right) =>
      orders.reduce((result, order) => result || compareBy(resource, order, left, right), 0),
    );
  const isFirst = comesFirst(resource);
  return isFirst
    ? records.toSorted((left, right) => Number(isFirst(right)) - Number(isFirst(left)))
    : records;
}

/** Returns the body of a request: JSON, or the parts of a form. */
async function bodyOf({ fields }: Resource, request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return isForm ? draftOfParts(fields, partsOf(await request.formData())) : request.json();
}

/** The picture that a record gets for any uploaded file. */
const uploadedPicture = tile('#6d28d9');

/** Returns the members of a record that a request sets. A sent file replaces a picture, or is one of several. An empty part removes a picture. */
const membersOf = ({ fields }: Resource, sent: StoredRecord, before: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const field = fields[name];
      if (field?.file?.max !== undefined) {
        return [[name, storedFiles(field.file, value, before[name])]];
      }
      if (field?.access !== 'writeOnly') return [[name, value]];
      const replaced = field.file?.replaces;
      if (replaced === undefined) return [];
      if (value === noFile) return [[replaced, null]];
      return value instanceof File ? [[replaced, { src: uploadedPicture }]] : [];
    }),
  );

/** Returns the value of a field that has the sent files, in their order. A sent document can be downloaded again. */
function storedFiles({ keptAsSent, stored }: OrderedFiles, value: unknown, before: unknown) {
  const added = new Map<string, FileFacts>();
  const addresses = [value].flat().map((part) => {
    if (!(part instanceof File)) return String(part);
    if (!keptAsSent) return uploadedPicture;
    const address = URL.createObjectURL(part);
    added.set(address, part);
    return address;
  });
  return stored(addresses, before, added);
}

/** Returns the values of a new record: each time is now, and everything else is null. */
const emptyRecord = ({ fields }: Resource): StoredRecord =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { access }]) => access !== 'writeOnly')
      .map(([name, { sort }]) => [name, sort === 'time' ? demoNow.toISOString() : null]),
  );
