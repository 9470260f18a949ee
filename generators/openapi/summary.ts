import { aligned } from '#generators/inference/aligned.ts';
import { lineOf, type Operation, operationsOf } from './document.ts';
import { doubtsAbout } from './doubts.ts';
import { envelopeOf } from './envelope.ts';
import { segmentsOf } from './groups.ts';
import type { ProposedResource, ServiceProposal } from './service.ts';

function row({ spec, group, fields }: ProposedResource): string[] {
  const kept = fields.filter(({ kind }) => kind !== undefined).length;
  const { create, update, remove } = group;
  const writes = [create && 'create', update && 'change', remove && 'delete'].filter(Boolean);
  return [
    spec.name,
    `${kept} of ${fields.length}`,
    writes.join(', ') || 'read',
    `${lineOf(group.list)} ${envelopeOf(group.found)}`,
  ];
}

/** Returns a heading with its lines; nothing without lines. */
const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** The members that need no field of the document's: the back-office has `id` and `createdAt`. */
const everyRecord = /^(id|created_at)$/;

/** Returns the members that no field holds, a line for each resource. */
const leftOut = ({ spec: { name }, fields }: ProposedResource) => {
  const left = fields.filter((field) => field.kind === undefined && !everyRecord.test(field.name));
  return left.length === 0
    ? []
    : [`${name}: ${left.map((field) => `${field.name} (${field.reason})`).join('; ')}`];
};

/** Returns the calls that no screen makes, those of a path in one line. */
function unusedCalls({ grouping, resources }: ServiceProposal): string[] {
  const lines = new Map<string, Operation[]>();
  for (const operation of grouping.unused) {
    const segments = segmentsOf(operation.path);
    const owner = resources
      .filter(({ group }) => group.segments.every((segment, index) => segment === segments[index]))
      .toSorted((left, right) => right.group.segments.length - left.group.segments.length)[0];
    const name = owner?.spec.name ?? `/${segments[0] ?? ''}`;
    lines.set(name, [...(lines.get(name) ?? []), operation]);
  }
  return [...lines].map(([name, operations]) => `${name}: ${operations.map(lineOf).join(', ')}`);
}

/** Returns a proposal for a terminal: the resources, then what is uncertain, left out and refused. */
export function summaryOf(proposal: ServiceProposal): string {
  const { document, grouping, resources, refused } = proposal;
  const operations = operationsOf(document);
  const paths = new Set(operations.map(({ path }) => path)).size;
  return [
    `From ${document.name} (${document.title}, OpenAPI ${document.version}): ${paths} paths, ${operations.length} calls, ${resources.length} resource${resources.length === 1 ? '' : 's'}.`,
    '',
    ...aligned([['resource', 'fields', 'writes', 'list'], ...resources.map(row)], 48),
    ...section('Unsure of:', doubtsAbout(proposal)),
    ...section('Members that no field holds:', resources.flatMap(leftOut)),
    ...section(
      'Not generated:',
      [...refused, ...grouping.unread.map(([call, reason]) => [lineOf(call), reason] as const)].map(
        ([name, reason]) => `${name}: ${reason}`,
      ),
    ),
    ...section(
      'The same records again (a filter, or a related part, may show them):',
      grouping.repeated.map(([operation, { list }]) => `${lineOf(operation)}: those of ${lineOf(list)}`),
    ),
    ...section(
      'Calls that no screen makes (commands, figures, records without a list):',
      unusedCalls(proposal),
    ),
  ].join('\n');
}
