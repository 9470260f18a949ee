import type { Target } from '#fields/generator.ts';
import { resources } from '#resources/index.ts';
import type { Resource } from '#schema/resource.ts';
import type { Kind } from './kinds.ts';
import { UsageError } from './usage-error.ts';

type Args = readonly string[];

/** Returns the call that lists the records to pick from; undefined if they cannot be picked. */
function sourceOf({ name, title, fields, list, endpoints }: Resource, several: boolean): string | undefined {
  if (several)
    return title === 'titre' ? `${endpoints.list.path}${name === 'categories' ? '/all' : ''}` : undefined;
  const isSearched = fields[title]?.kind === 'text' && list.search === true;
  return isSearched && endpoints.list.envelope === 'paginated' ? endpoints.list.path : undefined;
}

/** Returns the records that the arguments `(resource|member)` name. */
function targetOf([name, by]: Args, mustBePickable: boolean, where: string): Target {
  const resource = resources.find((each) => each.name === name);
  if (resource === undefined)
    throw new UsageError(
      `${where}: there is no resource “${name}”. There are ${resources.map((each) => each.name).join(', ')}.`,
    );
  const { fields, title } = resource;
  const texts = Object.keys(fields).filter((field) => fields[field]?.record.safeParse('a').success === true);
  if (by !== undefined && !texts.includes(by))
    throw new UsageError(`${where}: ${name} have no text “${by}”. They have ${texts.join(', ')}.`);
  const source = sourceOf(resource, mustBePickable);
  if (mustBePickable && source === undefined)
    throw new UsageError(
      `${where}: only records named by “titre” can be picked; ${name} are named by “${title}”.`,
    );
  return { resource: resource.name, by: by ?? title, source };
}

const isNumber = (text: string | undefined, max: number) =>
  /^\d{1,4}$/.test(text ?? '') && Number(text) <= max;

/** Checks the arguments of a kind. Returns the records that they name, if they name a resource. */
export function readArguments({ name, argument }: Kind, args: Args, where: string): Target | undefined {
  const like = `like ${name}(${argument?.example})`;
  const [first] = args;
  if (argument === undefined) {
    if (first !== undefined) throw new UsageError(`${where}: ${name} takes no brackets.`);
    return undefined;
  }
  if (argument.type === 'resource') {
    if (first === undefined) throw new UsageError(`${where}: name the resource, ${like}.`);
    return targetOf(args, argument.mustBePickable, where);
  }
  if (argument.type === 'values') {
    if (first === undefined) throw new UsageError(`${where}: name the values, ${like}.`);
    const wrong = args.find((arg) => !/^[a-zA-Z][\w-]*$/.test(arg));
    if (wrong !== undefined)
      throw new UsageError(`${where}: “${wrong}” cannot be a value: use letters, digits, - and _ only.`);
    return undefined;
  }
  const isUsable =
    first === undefined ||
    (argument.type === 'number' && isNumber(first, argument.max)) ||
    (argument.type === 'oneOf' && argument.values.includes(first)) ||
    argument.type === 'field';
  const what = {
    number: () => `a number up to ${argument.type === 'number' ? argument.max : 0}`,
    oneOf: () => `one of ${argument.type === 'oneOf' ? argument.values.join(', ') : ''}`,
    field: () => 'the name of a field',
  }[argument.type];
  if (!isUsable || args.length > 1) throw new UsageError(`${where}: the brackets hold ${what()}, ${like}.`);
  return undefined;
}

/** Returns false if the kind names records that cannot be picked, so that the field is read-only. */
export const isPickable = (kind: Kind, [resource = '']: Args): boolean =>
  kind.argument?.type !== 'resource' || readArguments(kind, [resource], kind.name)?.source !== undefined;
