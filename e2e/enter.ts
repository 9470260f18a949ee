import type { Locator } from '@playwright/test';
import type { Entry } from '#fields/generator.ts';
import { findText } from '#lib/i18n/i18n.ts';

/** A picture of one red pixel. */
export const pixel = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Returns a text of a resource. A text that refers to another one gives that text. Throws if the dictionary has none. */
export function textOfResource({ name }: { readonly name: string }, path: string): string {
  const text = findText(`resources.${name}.${path}`);
  if (text === undefined) throw new Error(`The resource ${name} has no text ${path}.`);
  return text;
}

/** Fills the control of a field as a user does. A file goes to the first control that takes one. */
export async function enter(control: Locator, entry: Entry): Promise<void> {
  const page = control.page();
  if (entry.by === 'typing') return control.fill(entry.text);
  if (entry.by === 'ticking') return control.check();
  if (entry.by === 'file') return page.locator('input[type=file]').first().setInputFiles(pixel);
  await control.click();
  const option = page.getByRole('option').first();
  await option.click();
  // A list of several choices stays open. Escape on a closed one would close the dialog around it.
  if ((await control.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  await option.waitFor({ state: 'hidden' });
}
