import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';

/** Returns the title of a related part. */
export const relatedTitle = (resource: Resource, name: string): string =>
  resourceText(resource, `related.${name}`);

/** Returns why a record has no such part. */
export const absentText = (resource: Resource, name: string): string =>
  resourceText(resource, `absent.${name}`);
