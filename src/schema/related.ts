import type { RelatedByCall, RelatedPart, Resource } from './resource.ts';

/** Returns the related parts of a resource's records that are read by a call of their own, by name. */
export function relatedParts({ related = {} }: Resource): [name: string, part: RelatedByCall][] {
  return Object.entries(related).flatMap(([name, part]): [string, RelatedByCall][] =>
    'path' in part ? [[name, part]] : [],
  );
}

/** Returns the name of the resource whose records a related part has. */
export const relatedName = (part: RelatedPart): string => ('of' in part ? part.of : part.resource.name);
