import { sameWords } from '#fields/inference-hints.ts';
import { isEntered } from '#generators/grammar/fields.ts';
import type { MemberFacts } from '#generators/inference/record-members.ts';
import { lineOf, type Operation, type ServiceDocument } from './document.ts';
import { segmentsOf } from './groups.ts';
import { sentMembers } from './members.ts';
import type { ProposedResource } from './service.ts';

/** Returns the members that a call sends, without those that no request sends and the id that it sends by itself. */
function expected(document: ServiceDocument, call: Operation) {
  const hasIdInPath = segmentsOf(call.path).at(-1) === '{}';
  return (sentMembers(document, call, []) ?? []).filter(
    ({ name, readOnly }) => !readOnly && (name !== 'id' || call.method === 'post' || hasIdInPath),
  );
}

/** Returns what is not certain about the body of a call: the form sends the fields of the resource that it enters. */
function aboutBody(document: ServiceDocument, call: Operation, names: readonly string[]): string[] {
  const members = expected(document, call);
  const fieldOf = (member: MemberFacts) =>
    names.find((name) => name === member.name) ?? names.find((name) => sameWords(name, member.name));
  const missing = members.filter((member) => fieldOf(member) === undefined);
  const renamed = members.flatMap((member) => {
    const field = fieldOf(member);
    return field === undefined || field === member.name ? [] : [`“${member.name}” as “${field}”`];
  });
  const namesOf = (members: typeof missing) => members.map(({ name }) => name).join(', ');
  const required = namesOf(missing.filter(({ required }) => required));
  const optional = namesOf(missing.filter(({ required }) => !required));
  return [
    ...(required === ''
      ? []
      : [`${lineOf(call)} requires ${required}, which no form enters: it may refuse every form`]),
    ...(call.method !== 'put' || optional === ''
      ? []
      : [`${lineOf(call)} replaces a record, and no form enters ${optional}: a change may empty them`]),
    ...(renamed.length === 0
      ? []
      : [`${lineOf(call)} gets ${renamed.join(', ')}, as records call them: it may ignore them`]),
  ];
}

/** Returns what is not certain about what the forms of a resource send. */
export function aboutSent(document: ServiceDocument, { spec, group }: ProposedResource): string[] {
  const names = spec.fields.filter(isEntered).map(({ name }) => name);
  return [group.create, group.update]
    .flatMap((call) => (call === undefined ? [] : aboutBody(document, call, names)))
    .map((doubt) => `${spec.name}: ${doubt}`);
}
