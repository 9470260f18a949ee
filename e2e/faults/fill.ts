import type { Locator } from '@playwright/test';
import { enter, textOfResource } from '#e2e/enter.ts';
import { generatorOf } from '#fields/generators.ts';
import type { Fields, Resource } from '#schema/resource.ts';

/** Fills every field of a resource's form with a value of its kind. */
export const fillForm = (form: Locator, resource: Resource) =>
  fillFields(form, resource, {
    fields: resource.fields,
    names: resource.form.flat(),
    labels: 'fields',
  });

/** Fills every field that a command asks for. */
export const fillAsked = (question: Locator, resource: Resource, command: string) => {
  const fields = resource.commands?.[command]?.asks ?? {};
  const labels = `commands.${command}.asks`;
  return fillFields(question, resource, { fields, names: Object.keys(fields), labels });
};

interface Filled {
  readonly fields: Fields;
  readonly names: readonly string[];
  /** The path of the fields' labels below the resource in the dictionary. */
  readonly labels: string;
}

async function fillFields(form: Locator, resource: Resource, { fields, names, labels }: Filled) {
  for (const name of names) {
    const entry = generatorOf(fields[name]?.kind ?? '').entry?.([]);
    if (entry === undefined) continue;
    // A picker has no input with the name of its field.
    const control =
      entry.by === 'picking'
        ? form.getByLabel(textOfResource(resource, `${labels}.${name}`), { exact: true })
        : form.locator(`[name="${name}"]`).first();
    await enter(control, entry);
  }
}
