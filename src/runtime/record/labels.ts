import { word } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';

/**
 * A text of a resource, by its path below the resource in the dictionary.
 * The compiler has checked labels, headings and choices; a screen's own sentences are checked by the
 * structure test. One that is missing all the same shows its path: wrong, but never blank.
 */
export function resourceText(resource: Resource, path: string): string {
  return word(`resources.${resource.name}.${path}`) ?? path;
}

/** A text that a resource may have of its own, or undefined where it leaves it to the common one. */
export function ownText(resource: Resource, path: string): string | undefined {
  return word(`resources.${resource.name}.${path}`);
}

/** The label of a field. */
export function fieldLabel(resource: Resource, field: string): string {
  return resourceText(resource, `fields.${field}`);
}

/** The word for a value of a field, where the dictionary has one. */
export function choiceWord(resource: Resource, field: string): (value: string) => string | undefined {
  return (value) => word(`resources.${resource.name}.choices.${field}.${value}`);
}
