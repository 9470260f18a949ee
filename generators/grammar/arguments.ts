import type { Range, Target } from '#fields/generator.ts';
import { resources } from '#resources/index.ts';
import type { RecordFilters } from '#schema/field.ts';
import type { Resource } from '#schema/resource.ts';
import { filterMistakes, textsOf } from '#scripts/descriptors/link-rules.ts';
import { maxSliderSteps } from '#scripts/descriptors/rules.ts';
import { allKinds, type Kind, kinds } from './kinds.ts';
import { resourceMeant } from './nouns.ts';
import type { PlannedResource } from './planned.ts';
import { alternatives, UsageError } from './usage-error.ts';

type Args = readonly string[];

/**
 * Returns true if a form can offer the records of a resource: for one reference by searching its list, for several by
 * reading all of them. Their names must be texts, and their list must not belong to another record.
 */
function canBePicked({ title, fields, list, endpoints }: Resource, many: boolean): boolean {
  const call = many ? (endpoints.all ?? endpoints.list) : endpoints.list;
  const isSearched = list.search === true && endpoints.list.envelope === 'paginated';
  return fields[title]?.sort === 'text' && !call.path.includes('{') && (many || isSearched);
}

/** Returns true if the records of a resource are people: they have what only people have. */
const arePeople = ({ fields }: Resource) =>
  Object.values(fields).some((field) =>
    allKinds.some(({ name, ofPeople }) => ofPeople && name === field.kind),
  );

/** Returns the names of the resources that a reference can name. */
export const resourceNames = (planned: readonly PlannedResource[]): string[] =>
  [...planned, ...resources].map(({ name }) => name);

/** Returns what a reference needs to know about its resource. A planned resource takes precedence over an existing one. */
export function targetNamed(
  name: string | undefined,
  many: boolean,
  planned: readonly PlannedResource[],
): Omit<PlannedResource, 'nouns'> | undefined {
  const found = planned.find((each) => each.name === name);
  if (found !== undefined) return found;
  const resource = resources.find((each) => each.name === name);
  return (
    resource && {
      name: resource.name,
      title: resource.title,
      texts: textsOf(resource),
      canBePicked: canBePicked(resource, many),
      arePeople: arePeople(resource),
    }
  );
}

/**
 * Reads the filters among the arguments: `role=admin`; one that is repeated has several values. Throws a `UsageError` if the list
 * of the resource does not know them, or if the same command writes the resource.
 */
function readFilters(name: string, args: Args, where: string): RecordFilters | undefined {
  const pairs = args.map((arg) => {
    const at = arg.indexOf('=');
    return [arg.slice(0, at).trim(), arg.slice(at + 1).trim()] as const;
  });
  if (pairs.length === 0) return undefined;
  const filters = Object.fromEntries(
    [...Map.groupBy(pairs, ([parameter]) => parameter)].map(
      ([parameter, [first, ...others]]) =>
        [parameter, [first?.[1] ?? '', ...others.map(([, value]) => value)]] as const,
    ),
  ) satisfies RecordFilters;
  const resource = resources.find((each) => each.name === name);
  if (resource === undefined)
    throw new UsageError(`${where}: ${name} do not exist yet: write the filters into the descriptor later.`);
  for (const [mistake, fix] of filterMistakes(resource, filters))
    throw new UsageError(`${where}: it ${mistake}: ${fix}.`);
  return filters;
}

/** Returns the target that the arguments `(resource|member|filter=value)` name. */
function targetOf(
  [name = '', ...args]: Args,
  many: boolean,
  where: string,
  planned: readonly PlannedResource[],
): Target {
  const [by, another] = args.filter((arg) => !arg.includes('='));
  if (another !== undefined)
    throw new UsageError(`${where}: “${another}” is one member too many: name one, like ${name}|${by}.`);
  const found = targetNamed(name, many, planned);
  if (found === undefined) {
    const names = resourceNames(planned);
    const known = alternatives(name, names, resourceMeant(name, names));
    throw new UsageError(`${where}: there is no resource “${name}”. ${known}`);
  }
  const { title, texts } = found;
  if (by !== undefined && !texts.includes(by))
    throw new UsageError(`${where}: ${name} have no text “${by}”. They have ${texts.join(', ')}.`);
  if (many && !found.canBePicked)
    throw new UsageError(
      `${where}: ${name} cannot be picked. Their “${title}” must be a text, and their list must not belong to a record.`,
    );
  if (by === undefined && !texts.includes(title))
    throw new UsageError(
      `${where}: the title “${title}” of ${name} is not a text. Use another one, like ${name}|${texts[0] ?? 'name'}.`,
    );
  const filters = readFilters(
    found.name,
    args.filter((arg) => arg.includes('=')),
    where,
  );
  return {
    resource: found.name,
    by: by ?? title,
    ...(filters && { filters }),
    ...(found.arePeople && (by ?? title) === title && { people: true }),
  };
}

const isNumber = (text: string, max: number) => /^\d{1,4}$/.test(text) && Number(text) <= max;

/** Checks the arguments of a kind. Returns the target if they name a resource. Throws a `UsageError`. */
export function readArguments(
  { name, argument }: Kind,
  args: Args,
  where: string,
  planned: readonly PlannedResource[] = [],
): Target | undefined {
  const like = `like ${name}(${argument?.example})`;
  const [first] = args;
  if (argument === undefined) {
    if (first !== undefined) throw new UsageError(`${where}: ${name} takes no brackets.`);
    return undefined;
  }
  if (argument.type === 'resource') {
    if (first === undefined) throw new UsageError(`${where}: name the resource, ${like}.`);
    return targetOf(args, argument.many, where, planned);
  }
  if (argument.type === 'values') {
    if (first === undefined) throw new UsageError(`${where}: name the values, ${like}.`);
    const wrong = args.find((arg) => !/^[a-zA-Z][\w-]*$/.test(arg));
    if (wrong !== undefined)
      throw new UsageError(`${where}: “${wrong}” cannot be a value: use letters, digits, - and _ only.`);
    const twice = args.find((arg, index) => args.indexOf(arg) !== index);
    if (twice !== undefined) throw new UsageError(`${where}: the value “${twice}” is given twice.`);
    return undefined;
  }
  if (argument.type === 'field') {
    if (args.length !== 1) throw new UsageError(`${where}: name the field, ${like}.`);
    return undefined;
  }
  if (first === undefined) return undefined;
  const [isValid, valid] =
    argument.type === 'number'
      ? [isNumber(first, argument.max), `a number up to ${argument.max}`]
      : [argument.values.includes(first), `one of ${argument.values.join(', ')}`];
  if (!isValid || args.length > 1) throw new UsageError(`${where}: the brackets hold ${valid}, ${like}.`);
  return undefined;
}

/** Returns true if the kind names records that cannot be picked: the field is then read-only. */
export function namesUnpickable(
  { argument }: Kind,
  [name]: Args,
  planned: readonly PlannedResource[] = [],
): boolean {
  return argument?.type === 'resource' && targetNamed(name, argument.many, planned)?.canBePicked !== true;
}

/**
 * Takes the limits out of the arguments of a kind: `1..9`, `0..` or `..100`; `0..30/5` has a slider with steps of 5. Throws a
 * `UsageError` if they are none, or if the kind has none.
 */
export function readRange(
  { name, limit, slides }: Kind,
  all: Args,
  where: string,
): { args: Args; range?: Range } {
  const text = all.find((arg) => arg.includes('..'));
  if (text === undefined) return { args: all };
  if (limit === undefined) throw new UsageError(`${where}: ${name} has no limits.`);
  const [limits = '', stepText = '', ...rest] = text.split('/').map((part) => part.trim());
  const [minText = '', maxText = '', ...more] = limits.split('..').map((part) => part.trim());
  const read = (part: string, end: keyof Range) => (part === '' ? undefined : limit(part, end));
  const [min, max] = [read(minText, 'min'), read(maxText, 'max')];
  const step = read(stepText, 'step');
  const steps = (Number(max) - Number(min)) / Number(step);
  const isSlider = steps >= 1 && steps <= maxSliderSteps;
  const sliderKinds = kinds.flatMap((kind) => (kind.slides ? [kind.name] : [])).join(' and ');
  if (text.includes('/') && (slides !== true || !isSlider))
    throw new UsageError(
      `${where}: “${text}” is not a slider: ${sliderKinds} have one of ${maxSliderSteps} steps at most, like 0..30/5.`,
    );
  const isWrong = [
    rest.length > 0,
    more.length > 0,
    minText !== '' && min === undefined,
    maxText !== '' && max === undefined,
    min === undefined && max === undefined,
    min !== undefined && max !== undefined && min > max,
  ];
  if (isWrong.includes(true))
    throw new UsageError(`${where}: “${text}” are not limits of ${name}: write like 1..9, 1.. or ..9.`);
  return {
    args: all.filter((arg) => arg !== text),
    range: { min, max, ...(step !== undefined && { step }) },
  };
}
