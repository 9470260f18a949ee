import type { Encoding } from '#schema/endpoints.ts';

type Draft = Readonly<Record<string, unknown>>;

/** Writes a draft as the body of a call. */
export function encodeDraft(draft: Draft, encoding: Encoding = 'json'): Draft | FormData {
  return encoding === 'multipart' ? toForm(draft) : draft;
}

/** Writes a draft as a form. A missing value has no part in it, e.g. a file that was not chosen. */
function toForm(draft: Draft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, toText(part));
    }
  }
  return form;
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
