import type { Field } from '#schema/field.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import type { Rule } from './declared.ts';
import {
  acceptedFiles,
  limits,
  optionalTitle,
  pairs,
  requiredAndNull,
  shownFields,
  timelines,
} from './field-rules.ts';
import { links } from './link-rules.ts';
import { figures, filters, otherFilters, related, repeated, twiceIn, waits } from './list-rules.ts';
import { fieldNames, namedFields } from './name-rules.ts';
import { icons } from './navigation-rules.ts';
import { dialects, paths } from './path-rules.ts';
import { columnLimits, columnTypes, table } from './table-rules.ts';
import { emptyTexts, labelledChoices, labels, neededTexts, sameLabels, unreadTexts } from './text-rules.ts';

const isEntered = ({ access }: Field) => access !== 'readOnly';
const picturesOf = ({ list }: Resource) =>
  list.columns.flatMap((column) => (typeof column === 'string' || !column.picture ? [] : [column.picture]));

const choices: Rule = function* ({ resource: { fields } }) {
  for (const [name, { choices: values = [] }] of Object.entries(fields))
    for (const value of twiceIn(values))
      yield [['fields:', `${name}:`, value], `“${name}” has the value “${value}” twice`, 'remove one'];
};

const orders: Rule = function* ({ resource }) {
  const { list, endpoints } = resource;
  const shown = namedFields(resource)['list.columns'];
  if (list.sort?.length && !endpoints.list.sort)
    yield [
      ['list:', 'sort:'],
      'the list has orders, but its call does not sort',
      'declare `sort: true` in its endpoints, or remove `list.sort`',
    ];
  if (list.order !== undefined && list.first !== undefined)
    yield [['list:', 'order:'], 'the list has an order, and puts what waits first', 'remove one of the two'];
  for (const name of list.sort ?? [])
    if (!shown.includes(name))
      yield [
        ['list:', 'sort:', name],
        `the list can be sorted by “${name}”, which is not a column`,
        'add the column, or remove the order',
      ];
};

const forms: Rule = function* ({ resource: { fields, form } }) {
  const names = form.flat();
  for (const name of twiceIn(names)) yield [['form:', name], `“${name}” is twice in the form`, 'remove one'];
  for (const [name, field] of Object.entries(fields))
    if (names.length > 0 && isEntered(field) && !names.includes(name))
      yield [
        ['fields:', `${name}:`],
        `no form holds “${name}”${field.required ? ', which is required' : ''}`,
        "add it to `form`, or give it `access: 'readOnly'`",
      ];
};

const views: Rule = function* ({ resource }) {
  const { fields, title } = resource;
  if (fields[title]?.record.safeParse(true).success)
    yield ['title:', `“${title}” is yes or no: it names no record`, 'choose a text as the title'];
  for (const name of picturesOf(resource))
    if (fields[name]?.filter !== 'presence' && fields[name]?.link === undefined)
      yield [
        ['list:', 'columns:', 'picture:', name],
        `the picture of a column is “${name}”, which is no picture`,
        'name a picture, or put it into `lines`',
      ];
};

/** The largest size of the files of one form, in megabytes: the service reads a form into its memory. */
const maxFormMegabytes = 64;

const files: Rule = function* ({ resource: { fields, endpoints } }) {
  const entries = Object.entries(fields);
  const [name] = entries.find(([, { file }]) => file) ?? [];
  const bytes = entries.reduce((sum, [, { file }]) => sum + (file ? file.maxBytes * (file.max ?? 1) : 0), 0);
  if (name !== undefined && bytes > maxFormMegabytes * 1024 ** 2)
    yield [
      ['fields:', `${name}:`],
      `the files of one form may have ${bytes / 1024 ** 2} MB, and the service accepts at most ${maxFormMegabytes} MB`,
      'allow fewer or smaller files',
    ];
  const isJson = [endpoints.create, endpoints.update].some((call) => call && call.encoding !== 'multipart');
  if (name !== undefined && isJson)
    yield [
      ['fields:', `${name}:`],
      `“${name}” is a file, but the form is sent as JSON, which cannot hold one`,
      "declare `write: 'multipart'` in its endpoints",
    ];
};

const names: Rule = function* ({ file, exported, resource: { name } }) {
  if (exported !== name)
    yield [exported, `the export “${exported}” declares “${name}”`, `export it as “${name}”`];
  if (!file.endsWith(`/${dashed(name)}.ts`))
    yield [name, `the file declares “${name}”`, `call it resources/${dashed(name)}.ts`];
};

/** With more steps, users could not set the thumb of a slider to each of them. */
export const maxSliderSteps = 100;

const sliders: Rule = function* ({ resource: { fields } }) {
  for (const [name, { slider }] of Object.entries(fields)) {
    const steps = slider ? (slider.max - slider.min) / slider.step : 1;
    if (!(steps >= 1 && steps <= maxSliderSteps))
      yield [
        ['fields:', `${name}:`],
        `the slider of “${name}” has ${steps} steps`,
        `give it 1 to ${maxSliderSteps} steps`,
      ];
  }
};

/** All rules. Most are beyond the compiler; the first two say in one line what it says in many. */
export const resourceRules: readonly Rule[] = [
  fieldNames,
  labels,
  labelledChoices,
  neededTexts,
  emptyTexts,
  unreadTexts,
  choices,
  orders,
  forms,
  views,
  paths,
  dialects,
  files,
  names,
  table,
  sliders,
  links,
  repeated,
  filters,
  otherFilters,
  waits,
  related,
  figures,
  limits,
  requiredAndNull,
  acceptedFiles,
  timelines,
  shownFields,
  columnTypes,
  columnLimits,
  sameLabels,
  pairs,
  icons,
];

/** What a descriptor may have, but should not keep. */
export const hintRules: readonly Rule[] = [optionalTitle];
