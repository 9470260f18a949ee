import { findText } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';

/**
 * Returns a text of a resource by its path below the resource in the dictionary. The compiler checks labels, headings
 * and choices; a test checks the other texts. A missing text is replaced by its path, never by a blank.
 */
export function resourceText(resource: Resource, path: string): string {
  return findText(`resources.${resource.name}.${path}`) ?? path;
}

/** Returns a resource's own text; undefined if the common text applies. */
export function ownText(resource: Resource, path: string): string | undefined {
  return findText(`resources.${resource.name}.${path}`);
}

/** Returns the label of a field. */
export function fieldLabel(resource: Resource, field: string): string {
  return resourceText(resource, `fields.${field}`);
}

/** Returns the labels of a field's values; undefined for one that the dictionary does not label. */
export function choiceLabel(resource: Resource, field: string): (value: string) => string | undefined {
  return (value) => findText(`resources.${resource.name}.choices.${field}.${value}`);
}
