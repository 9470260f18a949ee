import { type KindGenerator, type Member, usualOptions } from '#fields/generator.ts';
import { allTexts } from '#fields/inference-hints.ts';
import { mostly, nameAt } from '#fields/sample-values.generator.ts';
import type { ReferenceField } from './reference.ts';

const isIdentity = (text: string) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) || /^\d+$/.test(text);

/** Infers from an id: the name of the member contains the resource. */
function ofIdentity({ name, format, values, source, target }: Member) {
  if (target === undefined || !/(?:_id|Id|_ids|Ids|_uuid|Uuid|_guid|Guid|_sid|Sid)$/.test(name))
    return undefined;
  const looks = format === 'uuid' || values.length === 0 || allTexts(values.map(String), isIdentity);
  const confidence = looks && (format === 'uuid' || source === 'records') ? 'likely' : 'guess';
  return {
    args: [target.resource],
    confidence,
    reason: `its name: the id of one of the ${target.resource}`,
  } as const;
}

/** Infers from an object with an id and a name. */
function ofObject({ members, target }: Member) {
  if (target === undefined || !members.includes('id')) return undefined;
  const { resource, title, texts } = target;
  const by = [title, ...texts].find((member) => members.includes(member));
  if (by === undefined) return undefined;
  return {
    args: by === title ? [resource] : [resource, by],
    confidence: by === title ? 'certain' : 'likely',
    reason: `the id and ${by} of one of the ${resource}`,
  } as const;
}

export const generator: KindGenerator<ReferenceField> = {
  access: 'readWrite',
  column: () => 'uuid',
  filtered: true,
  argument: { type: 'resource', many: false, example: 'users' },
  options: ({ target, ...field }) => ({
    to: target?.resource,
    by: target?.by,
    filters: target?.filters,
    ...usualOptions(field),
  }),
  sample: (index, { target }) =>
    mostly(index, { id: `demo-${(index % 3) + 1}`, [target?.by ?? '']: nameAt(index % 3, target) }),
  filling: () => ({ by: 'picking' }),
  titleRank: 3,
  infer(member) {
    if (member.shape === 'object') return ofObject(member);
    return ['text', 'number'].includes(member.shape) ? ofIdentity(member) : undefined;
  },
};
