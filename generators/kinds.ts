import { type Demo, demoOf } from './demo-values.ts';
import { Refused } from './sentence.ts';
import { read as readSource } from './staging.ts';
import { checkName, pickedFrom, sourceOf, titleOf } from './targets.ts';

type Args = readonly string[];

/** What the generator knows of a kind of field. */
export interface KindSpec {
  /** As src/fields/kinds.ts names it. */
  readonly name: string;
  /** Whether a form holds it. */
  readonly entered: boolean;
  /** Whether it is only read all the same, with these arguments. */
  onlyRead?(args: Args): boolean;
  /** Whether it is only entered: no record holds it. */
  readonly hidden?: boolean;
  /** Whether it is short enough for a column. */
  readonly column: boolean;
  readonly sorted?: boolean;
  /** Whether it always holds a value: there is nothing to require. */
  readonly always?: boolean;
  /** Whether its own row of a form suits it. */
  readonly wide?: boolean;
  /** The builder's options, as code. */
  options(args: Args, required: boolean, field: string): string;
  /** The values that the dictionary words. */
  words?(args: Args): readonly string[];
  /** The members of a record that hold it, where they are not the one of its own name. */
  members?(args: Args, field: string): readonly string[];
  check?(args: Args, where: string): void;
  readonly demo: Demo;
}

const usual = (_: Args, required: boolean) => (required ? '{ required: true }' : '{ nullable: true }');
const nullable = () => '{ nullable: true }';
const none = () => '';
const list = (values: Args) => `[${values.map((value) => `'${value}'`).join(', ')}]`;

/** The same options with one more in front. */
const withOption = (option: string, options: string) => options.replace('{ ', `{ ${option}, `);

const figure = (args: Args, where: string, most: number, like: string): void => {
  const [arg, ...more] = args;
  if (arg !== undefined && (more.length > 0 || !/^\d{1,4}$/.test(arg) || Number(arg) > most))
    throw new Refused(`${where}: between the brackets stands one number up to ${most}, like ${like}.`);
};

function wordsNeeded(args: Args, where: string): void {
  if (args.length === 0) throw new Refused(`${where}: name the values, like choice(new|used).`);
  const odd = args.find((arg) => !/^[a-zA-Z][\w-]*$/.test(arg));
  if (odd !== undefined) throw new Refused(`${where}: “${odd}” is no value: letters, figures, - and _ only.`);
}

const target = (args: Args, where: string, entered: boolean) => {
  const [name, by] = args;
  if (name === undefined) throw new Refused(`${where}: name what it refers to, like references(categories).`);
  titleOf(name, where);
  if (by !== undefined) checkName(name, by, where);
  if (entered) sourceOf(name, where);
};

const entered = { entered: true, column: true } as const;
const read = { entered: false, column: true } as const;

const kinds: readonly Omit<KindSpec, 'demo'>[] = [
  {
    name: 'text',
    ...entered,
    sorted: true,
    options: ([max], required) =>
      max === undefined ? usual([], required) : withOption(`max: ${Number(max)}`, usual([], required)),
    check: (args, where) => figure(args, where, 1000, 'text(80)'),
  },
  { name: 'longText', ...entered, wide: true, column: false, options: usual },
  { name: 'email', ...entered, options: usual },
  { name: 'phone', ...entered, options: usual },
  { name: 'money', ...entered, sorted: true, options: usual },
  {
    name: 'quantity',
    ...entered,
    sorted: true,
    options: ([decimals], required) =>
      decimals === undefined
        ? usual([], required)
        : withOption(`decimals: ${Number(decimals)}`, usual([], required)),
    check: (args, where) => figure(args, where, 6, 'quantity(2)'),
  },
  { name: 'flag', ...entered, always: true, options: () => '{}', words: () => ['true', 'false'] },
  {
    name: 'choice',
    ...entered,
    options: (args, required) => `{ values: ${list(args)}, ${required ? 'required' : 'nullable'}: true }`,
    words: (args) => args,
    check: wordsNeeded,
  },
  {
    name: 'references',
    ...entered,
    wide: true,
    options: ([name = ''], required) =>
      `{ source: '${sourceOf(name, '')}'${required ? ', required: true' : ''} }`,
    check: (args, where) => target(args, where, true),
  },
  {
    name: 'upload',
    ...entered,
    hidden: true,
    wide: true,
    column: false,
    options: ([replaced], required) =>
      `{ accept: ['image/png', 'image/jpeg', 'image/webp'], maxMegabytes: 5${required ? ', required: true' : ''}${replaced === undefined ? '' : `, replaces: '${replaced}'`} }`,
  },
  {
    name: 'password',
    ...entered,
    hidden: true,
    column: false,
    options: (_, required) => `{ required: ${required} }`,
  },
  {
    name: 'reference',
    ...entered,
    options: ([name = '', by], required) => {
      const source = pickedFrom(name);
      const from = source === undefined ? '' : ` source: '${source}',`;
      return `{ by: '${by ?? titleOf(name, '')}',${from} ${required ? 'required' : 'nullable'}: true }`;
    },
    onlyRead: ([name = '']) => pickedFrom(name) === undefined,
    check: (args, where) => target(args, where, false),
  },
  {
    name: 'picture',
    ...read,
    options: ([shape = 'object']) => `{ shape: '${shape}', nullable: true }`,
    check: ([shape, ...more], where) => {
      if (more.length > 0 || (shape !== undefined && shape !== 'url' && shape !== 'object'))
        throw new Refused(`${where}: a picture is picture, an object that holds src, or picture(url).`);
    },
  },
  { name: 'gallery', ...read, column: false, options: none },
  {
    name: 'instant',
    ...read,
    sorted: false,
    options: (_, __, field) => (field === 'createdAt' ? '{}' : nullable()),
  },
  {
    name: 'account',
    ...read,
    options: (args) => `{ types: ${list(args)}, nullable: true }`,
    words: (args) => args,
    check: wordsNeeded,
  },
  { name: 'externalLink', ...read, options: () => "{ base: 'paymentDashboard', nullable: true }" },
  { name: 'invoiceLines', ...read, column: false, options: none },
  { name: 'percent', ...read, options: nullable },
  {
    name: 'period',
    ...read,
    options: (_, __, field) => `{ count: '${field}_count', unit: '${field}_unit' }`,
    members: (_, field) => [`${field}_count`, `${field}_unit`],
  },
  { name: 'person', ...read, options: nullable },
  { name: 'place', ...read, options: nullable },
  { name: 'priceList', ...read, column: false, options: none },
  { name: 'rating', ...read, options: nullable },
  {
    name: 'recurringPrice',
    ...read,
    options: none,
    members: () => ['price', 'interval_count', 'interval_unit'],
  },
  { name: 'status', ...read, options: nullable },
];

const known = new Set(kinds.map(({ name }) => name));

/** Kinds that came later: as texts, which is what a new kind is until its room says more. */
const later = [...readSource('src/fields/kinds.ts').matchAll(/^ {2}(\w+): \w+Field;/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !known.has(name));
const inputs = readSource('src/fields/inputs.ts');
const laterKinds: readonly Omit<KindSpec, 'demo'>[] = later.map((name) => ({
  name,
  entered: !inputs.includes(`${name}: undefined`),
  column: true,
  options: usual,
}));

/** Every kind that a field may be asked for by. */
export const kindSpecs: readonly KindSpec[] = [...kinds, ...laterKinds].map((kind) => ({
  ...kind,
  demo: demoOf(known.has(kind.name) ? kind.name : 'text'),
}));

/** What people call kinds. */
export const alsoCalled: Readonly<Record<string, string>> = {
  string: 'text',
  textarea: 'longText',
  number: 'quantity',
  integer: 'quantity',
  boolean: 'flag',
  bool: 'flag',
  image: 'picture',
  photo: 'picture',
  file: 'upload',
  date: 'instant',
  datetime: 'instant',
  price: 'money',
  euros: 'money',
  tel: 'phone',
  enum: 'choice',
  select: 'choice',
  pictures: 'gallery',
  address: 'place',
};

/** The kind of a name, its own or a friendly one. */
export function kindOf(asked: string, where: string): KindSpec {
  const name = asked.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wanted = Object.hasOwn(alsoCalled, name) ? alsoCalled[name] : name;
  const found = kindSpecs.find((kind) => kind.name === wanted);
  if (found !== undefined) return found;
  throw new Refused(
    `${where}: there is no kind “${asked}”. There are ${kindSpecs.map((kind) => kind.name).join(', ')}.`,
  );
}
