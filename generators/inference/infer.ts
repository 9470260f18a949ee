import type { Confidence } from '#fields/generator.ts';
import { namesUnpickable } from '#generators/grammar/arguments.ts';
import type { FieldSpec } from '#generators/grammar/fields.ts';
import { allKinds, type Kind, kindInRole } from '#generators/grammar/kinds.ts';
import { checkFieldName } from '#generators/grammar/names.ts';
import type { PlannedResource } from '#generators/grammar/planned.ts';
import { mistakeOf } from '#generators/grammar/usage-error.ts';
import type { MemberFacts } from './record-members.ts';

/** A proposed field. */
export interface InferredField {
  readonly name: string;
  /** Its kind in the form of `--fields`, e.g. `quantity(1..9)!`. Without one, the member is left out. */
  readonly kind?: string;
  /** True if forms enter it. Default: false. */
  readonly isEntered?: boolean;
  readonly confidence: Confidence;
  readonly reason: string;
}

/** The kind of a member and the reason for it. Without a kind, none suits. */
type Conclusion = Omit<InferredField, 'name' | 'kind' | 'isEntered'> & {
  readonly kind?: Kind;
  readonly args?: readonly string[];
  readonly readOnly?: boolean;
  readonly max?: number;
};

const order: readonly Confidence[] = ['certain', 'likely', 'guess'];

const rankOf = ({ kind, confidence }: Conclusion) =>
  (kind?.fallback === true ? order.length : 0) + order.indexOf(confidence);

/** Returns the reason why no kind suits. */
function reasonAgainstAll({ shape, members, writeOnly }: MemberFacts): string {
  if (writeOnly) return 'it is write-only (a picture brings its file itself)';
  if (members.length === 0)
    return shape === 'list' ? 'no kind holds a list of plain values' : 'an object of unknown members';
  const what = shape === 'list' ? 'a list of objects' : 'an object';
  return `no kind holds ${what} of ${members.slice(0, 6).join(', ')}`;
}

/** Infers the kind of a member: the one with the highest confidence. */
function conclusionOf(facts: MemberFacts): Conclusion {
  const [best] = allKinds
    .filter(({ access }) => !facts.writeOnly || access === 'writeOnly')
    .flatMap((kind): Conclusion[] => {
      const found = kind.infer?.(facts);
      if (found === undefined) return [];
      if (kind.unsupported === undefined) return [{ ...found, kind }];
      const reason = `a generated resource has no ${kind.name}: ${kind.unsupported}`;
      return [{ confidence: found.confidence, reason }];
    })
    .toSorted((left, right) => rankOf(left) - rankOf(right));
  if (best === undefined) return { confidence: 'likely', reason: reasonAgainstAll(facts) };
  const { types, choices, values, source } = facts;
  if (types.size === 0 && choices === undefined) {
    const isUnknown = values.length === 0 && source === 'records';
    return {
      ...best,
      confidence: 'guess',
      ...(isUnknown && { reason: 'no record has a value: only its name is known' }),
    };
  }
  const isMixed = [...types].filter((type) => type !== 'integer' || !types.has('number')).length > 1;
  return isMixed ? { ...best, confidence: 'guess' } : best;
}

/** Returns `~` for a read-only member, `!` for a required one. */
function markOf(
  { kind, args = [], ...found }: Conclusion,
  { readOnly, required }: MemberFacts,
  planned: readonly PlannedResource[],
): '' | '!' | '~' {
  if (kind === undefined) return '';
  const isShown = readOnly || found.readOnly === true;
  // A picture that no call sends as a file has no file that replaces it.
  if (kind.access === 'readOnly') return kind.role === 'picture' && isShown ? '~' : '';
  if (namesUnpickable(kind, args, planned)) return '';
  if (isShown) return '~';
  return required && kind.neverMissing !== true ? '!' : '';
}

/** Returns true if forms enter a field of this kind with this mark. */
const isEntered = ({ kind, args = [] }: Conclusion, mark: string, planned: readonly PlannedResource[]) =>
  kind !== undefined && kind.access !== 'readOnly' && mark !== '~' && !namesUnpickable(kind, args, planned);

/** Returns the arguments of a kind with the limits of a member. A kind may have none, or write them in another unit. */
function argsFor({ kind, args = [], max }: Conclusion, facts: MemberFacts): readonly string[] {
  const limits = { min: facts.limits?.min, max: facts.limits?.max ?? max };
  const written = (end: 'min' | 'max') => {
    const limit = limits[end];
    return limit !== undefined && kind?.limit?.(String(limit), end) === limit ? String(limit) : '';
  };
  const range = `${written('min')}..${written('max')}`;
  const isRange = limits.min === undefined || limits.max === undefined || limits.min <= limits.max;
  return range === '..' || !isRange ? args : [...args, range];
}

/** Proposes the field of a member. */
function infer(facts: MemberFacts, planned: readonly PlannedResource[]): InferredField {
  const { name, source } = facts;
  const wrongName = mistakeOf(() => checkFieldName(name, ''))?.replace(/^: /, '');
  if (wrongName !== undefined) return { name, confidence: 'certain', reason: wrongName };
  const found = conclusionOf(facts);
  const { kind, confidence, reason } = found;
  const creation = kindInRole('creation');
  if (name === 'createdAt' && kind !== undefined && kind.name !== creation.name)
    return { name, confidence: 'certain', reason: `its name is that of the ${creation.name} of creation` };
  const mark = markOf(found, facts, planned);
  const required = source === 'schema' ? ', required' : ', in every record';
  const more = { '~': ', read-only', '!': required, '': '' }[mark];
  const args = argsFor(found, facts);
  return {
    name,
    ...(kind && { kind: `${kind.name}${args.length === 0 ? '' : `(${args.join('|')})`}${mark}` }),
    ...(isEntered(found, mark, planned) && { isEntered: true }),
    confidence,
    reason: `${reason}${more}`,
  };
}

/**
 * Proposes the fields of a resource. The id of another record is left out if a field has that record, unless forms enter only
 * the id: many services respond with `category`, and expect `category_id`.
 */
export function inferFields(
  facts: readonly MemberFacts[],
  planned: readonly PlannedResource[] = [],
): InferredField[] {
  const fields = facts.map((each) => infer(each, planned));
  return fields.map((field) => {
    const whole = fields.find(
      ({ name, kind }) => kind !== undefined && [`${name}_id`, `${name}Id`].includes(field.name),
    );
    if (field.kind === undefined || whole === undefined) return field;
    if (field.isEntered && !whole.isEntered) return field;
    return { name: field.name, confidence: 'certain', reason: `part of ${whole.name}` };
  });
}

/** Returns a field in the form of `--fields`. */
export const asOption = ({ name, kind }: InferredField) => `${name}:${kind}`;

/** Returns a field of the command line as a proposed one. */
export const asGiven = ({ name, notation }: FieldSpec): InferredField => ({
  name,
  kind: notation,
  confidence: 'certain',
  reason: 'as given',
});
