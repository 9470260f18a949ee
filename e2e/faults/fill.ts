import type { Locator, Page } from '@playwright/test';
import { generatorOf } from '#fields/generators.ts';
import { findText } from '#lib/i18n/i18n.ts';
import type { Fields, Resource } from '#schema/resource.ts';

/** One transparent pixel. */
const pixel = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Returns a text of a resource. Throws if the dictionary has none. */
export function textOfResource({ name }: Resource, path: string): string {
  const text = findText(`resources.${name}.${path}`);
  if (text === undefined) throw new Error(`The resource ${name} has no text ${path}.`);
  return text;
}

/** Fills every field of a resource's form with a value of its kind. */
export const fillForm = (page: Page, form: Locator, resource: Resource) =>
  fillFields(page, form, resource, {
    fields: resource.fields,
    names: resource.form.flat(),
    labels: 'fields',
  });

/** Fills every field that a command asks for. */
export const fillAsked = (page: Page, question: Locator, resource: Resource, command: string) => {
  const fields = resource.commands?.[command]?.asks ?? {};
  const labels = `commands.${command}.asks`;
  return fillFields(page, question, resource, { fields, names: Object.keys(fields), labels });
};

interface Filled {
  readonly fields: Fields;
  readonly names: readonly string[];
  /** The path of the fields' labels below the resource in the dictionary. */
  readonly labels: string;
}

async function fillFields(page: Page, form: Locator, resource: Resource, { fields, names, labels }: Filled) {
  for (const name of names) {
    const entry = generatorOf(fields[name]?.kind ?? '').entry?.([]);
    if (entry?.by === 'typing') await form.locator(`[name="${name}"]`).first().fill(entry.text);
    if (entry?.by === 'ticking') await form.locator(`[name="${name}"]`).check();
    if (entry?.by === 'file') await form.locator('input[type=file]').first().setInputFiles(pixel);
    if (entry?.by !== 'picking') continue;
    const picker = form.getByLabel(textOfResource(resource, `${labels}.${name}`), { exact: true });
    await picker.click();
    await page.getByRole('option').first().click();
    // A list of several choices stays open. Escape on a closed one would close the dialog around it.
    if ((await picker.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
  }
}
