import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';

/** Returns the label of a point of a timeline. */
export const pointLabel = (resource: Resource, point: string): string =>
  resourceText(resource, `timeline.${point}`);
