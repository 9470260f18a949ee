import { sameWords } from '#fields/inference-hints.ts';
import { namesId } from '#generators/grammar/nouns.ts';
import type { PlannedResource } from '#generators/grammar/planned.ts';
import type { MemberFacts } from '#generators/inference/record-members.ts';
import { membersIn } from '#generators/inference/schema-members.ts';
import { type Operation, requestOf, responseOf, type ServiceDocument } from './document.ts';
import { recordIn } from './envelope.ts';
import type { Group } from './groups.ts';

type Planned = readonly PlannedResource[];

/** The names of members that say what a record is called, the best first. */
const titles = [
  /^(display_?|full_?|friendly_?)?(name|title|label|titre|nom)$/i,
  /^(subject|summary|email|code|reference|number)$/i,
];

/** Returns the rank of a member among those of its record: what it is called, all others, ids of other systems. */
function rankOf({ name, shape, target, readOnly }: MemberFacts): number {
  const rank = shape === 'text' ? titles.findIndex((title) => title.test(name)) : -1;
  if (rank >= 0) return 2 * rank + (readOnly ? 1 : 0);
  const isForeign = shape === 'text' && namesId(name) && target === undefined;
  return 2 * titles.length + (isForeign ? 1 : 0);
}

/** Returns the members of the records of a group: as a list has them, then those that only the call of one record has. */
function recordMembers(document: ServiceDocument, { found, one }: Group, planned: Planned): MemberFacts[] {
  const listed = membersIn(document, found.items.schema, found.items.where, planned);
  const response = one && responseOf(document, one);
  const record = response && recordIn(document, response);
  const more = record === undefined ? [] : membersIn(document, record.schema, record.where, planned);
  return [...listed, ...more.filter(({ name }) => !listed.some((member) => member.name === name))];
}

/** Returns the members that a call sends; undefined if it describes none. */
export function sentMembers(
  document: ServiceDocument,
  call: Operation | undefined,
  planned: Planned,
): MemberFacts[] | undefined {
  const request = call && requestOf(document, call);
  const record = request && recordIn(document, request);
  return record && membersIn(document, record.schema, record.where, planned);
}

/** Returns a member of records with what a write says of it. */
function entered(member: MemberFacts, sent: MemberFacts, isRequired: boolean): MemberFacts {
  return {
    ...member,
    required: isRequired,
    readOnly: member.readOnly || sent.readOnly,
    choices: member.choices ?? sent.choices,
    maxLength: sent.maxLength ?? member.maxLength,
    sentAs: [sent.format, sent.itemFormat].includes('binary') ? 'files' : 'values',
    limits: {
      min: sent.limits?.min ?? member.limits?.min,
      max: sent.limits?.max ?? member.limits?.max,
    },
  };
}

/**
 * Describes the members of the records of a group. A member that no write sends is read-only; one that only a write has is
 * never shown. Members that may name a record come first, ids of other systems last.
 */
export function membersOf(document: ServiceDocument, group: Group, planned: Planned): MemberFacts[] {
  const record = recordMembers(document, group, planned);
  const created = sentMembers(document, group.create, planned);
  const changed = sentMembers(document, group.update, planned);
  const hasWrites = (group.create ?? group.update) !== undefined;
  const sent = [...(created ?? []), ...(changed ?? [])];
  // A form may be sent with names that are written in another way: `FriendlyName` for `friendly_name`.
  const nameIn = (members: readonly MemberFacts[] | undefined, name: string) =>
    members?.find((member) => sameWords(member.name, name));
  const members = record.map((member): MemberFacts => {
    const own = nameIn(created, member.name) ?? nameIn(changed, member.name);
    // A write that describes no body may send every member.
    if (own === undefined) return { ...member, readOnly: member.readOnly || !hasWrites || sent.length > 0 };
    return entered(
      member,
      own,
      (created === undefined ? own : nameIn(created, member.name))?.required === true,
    );
  });
  const hidden = sent.filter(
    ({ name }, index) =>
      nameIn(record, name) === undefined && sent.findIndex((other) => other.name === name) === index,
  );
  const all = [...members, ...hidden.map((member): MemberFacts => ({ ...member, writeOnly: true }))];
  return all.toSorted((left, right) => rankOf(left) - rankOf(right));
}
