import type { Views } from '#fields/contract.ts';
import { viewsOf } from '#fields/views.ts';
import type { DetailOptions } from '#schema/columns.ts';
import type { Resource } from '#schema/resource.ts';
import { fieldOf } from './present-field.ts';

/** Fields that the page of a record shows together, by their names. */
interface DetailBlock {
  /** Those without a label, such as pictures. */
  readonly banners: string[];
  /** The width of the banners. With `half`, the rows stand beside them on a wide page. */
  readonly width: Views['banner'];
  /** The fields that follow them, as rows. */
  readonly facts: string[];
}

/** Returns the entries of a record's head; none if the resource declares no head. */
export function headOf({ detail }: Resource): DetailOptions['head'] {
  return detail?.head ?? [];
}

/**
 * Returns the fields of a record that neither its head nor its timeline shows, in their order. Each block
 * begins with its banners.
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
    const width = viewsOf(field).banner;
    let block = blocks.at(-1);
    if (block === undefined || (width !== undefined && (block.facts.length > 0 || block.width !== width))) {
      block = { banners: [], width, facts: [] };
      blocks.push(block);
    }
    (width === undefined ? block.facts : block.banners).push(name);
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
