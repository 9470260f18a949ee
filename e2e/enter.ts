import type { Locator } from '@playwright/test';
import type { Filling } from '#fields/generator.ts';
import { samplePdf } from '#fields/sample-pdf.ts';
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

const document = {
  name: 'document.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf, 'base64'),
};

/**
 * Returns a text of a resource, e.g. `create.submit`. References to other texts are resolved. Throws if the dictionary has
 * no such text.
 */
export function textOfResource({ name }: { readonly name: string }, path: string): string {
  const text = findText(`resources.${name}.${path}`);
  if (text === undefined) throw new Error(`The resource ${name} has no text ${path}.`);
  return text;
}

/** Fills the control of a field as a user does. */
export async function enter(control: Locator, filling: Filling): Promise<void> {
  const page = control.page();
  if (filling.by === 'typing' && filling.then !== undefined) {
    const boxes = control.getByRole('textbox');
    await boxes.first().fill(filling.text);
    return boxes.last().fill(filling.then);
  }
  if (filling.by === 'typing') {
    await control.fill(filling.text);
    return filling.confirm ? control.press('Enter') : undefined;
  }
  if (filling.by === 'ticking') return control.check();
  if (filling.by === 'file') {
    const input = control.and(page.locator('input[type=file]'));
    return input.setInputFiles(filling.type === document.mimeType ? document : pixel);
  }
  await control.click();
  const option = page.getByRole('option').first();
  await option.click();
  // A picker of several options stays open. If it has closed, Escape would close the dialog around it.
  if ((await control.first().getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  // The list has the label of its control until it is gone.
  await option.waitFor({ state: 'hidden' });
}
