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

/** Fills every field in the question of a command. */
export const fillAsked = (question: Locator, resource: Resource, command: string) => {
  const fields = resource.commands?.[command]?.asks ?? {};
  const labels = `commands.${command}.asks`;
  return fillFields(question, resource, { fields, names: Object.keys(fields), labels });
};

interface FilledFields {
  readonly fields: Fields;
  readonly names: readonly string[];
  /** The path of the labels in the dictionary, below the resource. */
  readonly labels: string;
}

async function fillFields(form: Locator, resource: Resource, { fields, names, labels }: FilledFields) {
  for (const name of names) {
    const filling = generatorOf(fields[name]?.kind ?? '').filling?.([]);
    if (filling === undefined) continue;
    // A picker has no input with the name of its field, so its label finds it.
    const control =
      filling.by === 'picking'
        ? form.getByLabel(textOfResource(resource, `${labels}.${name}`), { exact: true })
        : form.locator(`[name="${name}"]`).first();
    await enter(control, filling);
  }
}
