import { entityOf } from './entities.ts';
import type { Evidence, Verdict } from './evidence.ts';

/** Members that only one kind holds, the most telling first. */
const shapes: readonly (readonly [kind: string, members: readonly string[], optional: readonly string[]])[] =
  [
    ['picture', ['src'], ['id', 'alt', 'width', 'height']],
    ['rating', ['avg', 'total'], []],
    ['place', ['address'], ['lat', 'lng', 'latitude', 'longitude', 'city', 'zip', 'country', 'id']],
    ['status', ['status'], ['id']],
  ];
const listedShapes: typeof shapes = [
  ['gallery', ['src'], ['id', 'alt', 'width', 'height', 'position']],
  ['priceList', ['title', 'price'], ['id', 'description']],
  ['invoiceLines', ['label', 'quantity', 'unit_price', 'total'], ['id']],
];

function shapeOf(members: readonly string[], among: typeof shapes): string | undefined {
  return among.find(
    ([, needed, optional]) =>
      needed.every((name) => members.includes(name)) &&
      members.every((name) => needed.includes(name) || optional.includes(name)),
  )?.[0];
}

const told = (members: readonly string[]) => members.slice(0, 6).join(', ');

/** An entity that an object with an identity stands for, and the member that names it. */
function referred({ name, schemaName, members }: Evidence) {
  const entity = (schemaName === undefined ? undefined : entityOf(schemaName)) ?? entityOf(name);
  if (entity === undefined || !members.includes('id')) return undefined;
  const by = [entity.title, 'titre', 'name', 'title', 'label'].find((member) => members.includes(member));
  return by === undefined ? undefined : { entity, by };
}

/** What an object is. */
export function ofObject(evidence: Evidence): Verdict {
  const { members, values } = evidence;
  const found = referred(evidence);
  if (found !== undefined) {
    const { entity, by } = found;
    const args = by === entity.title ? [entity.name] : [entity.name, by];
    return {
      kind: 'reference',
      args,
      sure: by === entity.title ? 'sure' : 'likely',
      why: `the id and ${by} of one of the ${entity.name}`,
    };
  }
  const shape = shapeOf(members, shapes);
  if (shape !== undefined) return { kind: shape, sure: 'sure', why: `an object of ${told(members)}` };
  if (
    members.includes('name') &&
    members.every((name) => ['id', 'name', 'avatar', 'email', 'phone'].includes(name))
  )
    return {
      kind: 'person',
      sure: members.length > 2 ? 'likely' : 'guess',
      why: `an object of ${told(members)}`,
    };
  if (members.includes('type') && members.includes('label')) {
    const types = [...new Set(values.map((value) => String(Object(value).type)))];
    if (types.length > 0)
      return { kind: 'account', args: types, sure: 'guess', why: `objects of ${told(members)}` };
  }
  return {
    sure: 'likely',
    why:
      members.length === 0 ? 'an object of nobody knows what' : `no kind holds an object of ${told(members)}`,
  };
}

/** What a list is. */
export function ofList(evidence: Evidence): Verdict {
  const { members } = evidence;
  if (members.length === 0) return { sure: 'likely', why: 'no kind holds a list of plain values' };
  const found = referred(evidence);
  if (found?.entity.title === 'titre' && found.by === 'titre')
    return {
      kind: 'references',
      args: [found.entity.name],
      sure: 'sure',
      why: `the ids and titles of ${found.entity.name}`,
    };
  const shape = shapeOf(members, listedShapes);
  if (shape !== undefined) return { kind: shape, sure: 'sure', why: `a list of objects of ${told(members)}` };
  return { sure: 'likely', why: `no kind holds a list of objects of ${told(members)}` };
}
