import { resources } from '#resources/index.ts';
import { Refused } from './sentence.ts';

function found(name: string, where: string) {
  const resource = resources.find((each) => each.name === name);
  if (resource !== undefined) return resource;
  const names = resources.map((each) => each.name).join(', ');
  throw new Refused(`${where}: there is no entity “${name}” to refer to. There are ${names}.`);
}

/** The member that names a record of another entity. */
export const titleOf = (name: string, where: string): string => found(name, where).title;

/** What names a record of another entity must be a text that it holds. */
export function checkName(name: string, by: string, where: string): void {
  const { fields } = found(name, where);
  const texts = Object.keys(fields).filter((field) => fields[field]?.record.safeParse('a').success === true);
  if (!texts.includes(by))
    throw new Refused(`${where}: ${name} hold no text “${by}”. They hold ${texts.join(', ')}.`);
}

/** The call that lists what can be picked. */
export function sourceOf(name: string, where: string): string {
  const { title, endpoints } = found(name, where);
  if (title !== 'titre')
    throw new Refused(
      `${where}: only entities named by “titre” can be picked; ${name} are named by “${title}”.`,
    );
  return name === 'categories' ? `${endpoints.list.path}/all` : endpoints.list.path;
}

/** The call that one of an entity's records is searched by, where it can be: a text names it, and its list is searched. */
export function pickedFrom(name: string): string | undefined {
  const resource = resources.find((each) => each.name === name);
  if (resource === undefined) return undefined;
  const { fields, title, list, endpoints } = resource;
  const isNamed = fields[title]?.kind === 'text' && list.search === true;
  return isNamed && endpoints.list.envelope === 'paginated' ? endpoints.list.path : undefined;
}
