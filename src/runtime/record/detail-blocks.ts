import { viewsOf } from '#fields/views.ts';
import type { DetailOptions } from '#schema/columns.ts';
import type { Resource } from '#schema/resource.ts';
import { fieldOf } from './present-field.ts';

/** Fields that the page of a record shows alike: over the whole width, or as rows. */
interface DetailBlock {
  readonly names: string[];
  readonly isBanner: boolean;
}

/** Returns the entries of a record's head; none if the resource declares no head. */
export function headOf({ detail }: Resource): DetailOptions['head'] {
  return detail?.head ?? [];
}

/**
 * Returns the fields of a record that neither its head nor its timeline shows, in their order, those that are shown alike
 * together.
 */
export function detailBlocks(resource: Resource): DetailBlock[] {
  const inHead = new Set(
    headOf(resource).flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.lines.flat())),
  );
  const points = resource.timeline ?? [];
  const inTimeline = new Set(
    points.flatMap((point) => (point.part === undefined ? [point.at, point.person, point.note] : [])),
  );
  const blocks: DetailBlock[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.access === 'writeOnly' || inHead.has(name) || inTimeline.has(name)) continue;
    const isBanner = viewsOf(field).banner === true;
    const last = blocks.at(-1);
    if (last?.isBanner === isBanner) last.names.push(name);
    else blocks.push({ names: [name], isBanner });
  }
  return blocks;
}

/**
 * Returns whether each field takes a whole line of two columns: because its values may be long, or because no field of one
 * column follows that would stand beside it.
 */
export function detailLines(resource: Resource, names: readonly string[]): { name: string; wide: boolean }[] {
  const isWide = (name: string | undefined) =>
    name === undefined || viewsOf(fieldOf(resource, name)).wide === true;
  let isBeside = false;
  return names.map((name, index) => {
    const wide = isWide(name) || (!isBeside && isWide(names[index + 1]));
    isBeside = !wide && !isBeside;
    return { name, wide };
  });
}
