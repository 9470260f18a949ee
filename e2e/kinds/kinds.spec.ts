import { statSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { enter } from '#e2e/enter.ts';
import { test as base, expect, toast } from '#e2e/test.ts';
import type { TreeCopy } from '#generators/rehearsal/tree-copy.ts';
import { t } from '#lib/i18n/i18n.ts';
import { startServer } from '#scripts/testing/server.ts';
import {
  buildGeneratedForms,
  type EnteredKind,
  fieldNameOf,
  type GeneratedForm,
  generatedForms,
  writeOnlyKinds,
} from './generated-forms.ts';

interface WorkerFixtures {
  copy: TreeCopy;
}

/** Tests that run in a copy of the project with the generated resources. */
const test = base.extend<object, WorkerFixtures>({
  copy: [
    async ({ playwright: _ }, provide) => {
      const copy = await buildGeneratedForms();
      await provide(copy);
      copy.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [
    async ({ copy }, provide) => {
      const server = await startServer({}, copy.folder);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The texts of a generated resource. */
interface Texts {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly create: { readonly submit: string; readonly success: string };
  readonly edit: { readonly submit: string; readonly success: string };
}

const textsOf = (copy: TreeCopy, { name }: GeneratedForm): Texts =>
  JSON.parse(copy.read('locales/fr.json')).resources[name];

const controlOf = (form: Locator, texts: Texts, kind: EnteredKind) =>
  form.getByLabel(texts.fields[fieldNameOf(kind)] ?? '', { exact: true });

/** Fills the control of a kind as a user does. Throws if the kind's generator does not say how. */
async function enterKind(control: Locator, { name, filling }: EnteredKind) {
  const wanted = filling?.([]);
  if (wanted === undefined)
    throw new Error(`The kind ${name} is entered, but has no filling in its generator.`);
  await enter(control, wanted);
}

/** Returns what a control shows: whether it is ticked, the typed texts, or the text of the picked options or the tags. */
const shownBy = (control: Locator): Promise<string | boolean | null> =>
  control.evaluate((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
    if (element instanceof HTMLFieldSetElement)
      return Array.from(element.querySelectorAll('input'), ({ value }) => value).join(' ');
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const tags = element.closest('[data-scope=tags-input][data-part=root]')?.textContent;
    return tags ?? (isTyped ? element.value : element.textContent);
  });

/** Returns true if files are entered in the kind. */
const hasFiles = ({ filling }: EnteredKind) => filling?.([]).by === 'file';

/** Returns true if the files of the kind are not pictures, which inputs show: they are downloaded. */
const hasDocuments = (kind: EnteredKind) => {
  const filling = kind.filling?.([]);
  return filling?.by === 'file' && filling.type !== undefined;
};

/** Returns what each control of a form shows, without files and the kinds that records do not hold. */
async function shownIn(form: Locator, texts: Texts, { kinds }: GeneratedForm) {
  const shown: Record<string, string | boolean | null> = {};
  for (const kind of kinds)
    if (kind.access === 'readWrite' && !hasFiles(kind))
      shown[fieldNameOf(kind)] = await shownBy(controlOf(form, texts, kind));
  return shown;
}

/** Returns the texts of a picked value: the names of records, or the labels of choices. */
const namesOf = (value: unknown, labels: Readonly<Record<string, string>> = {}): (string | undefined)[] =>
  [value].flat().map((each: unknown) => {
    if (typeof each === 'string') return labels[each];
    return typeof each === 'object' && each !== null && 'name' in each ? String(each.name) : undefined;
  });

for (const generated of generatedForms)
  test(`each kind of field in ${generated.name} is stored as its form shows it, and an edit of another field keeps it`, async ({
    page,
    api,
    copy,
  }) => {
    const texts = textsOf(copy, generated);
    const form = page.locator('main form');
    await page.goto(`/${generated.path}/ajouter`);
    for (const kind of generated.kinds) {
      const control = controlOf(form, texts, kind);
      await enterKind(control, kind);
    }
    await page.keyboard.press('Tab');
    const shown = await shownIn(form, texts, generated);
    expect(Object.values(shown)).not.toContain('');
    expect(Object.values(shown)).not.toContain(t('common.choose'));
    await form.getByRole('button', { name: texts.create.submit, exact: true }).click();
    await expect(toast(page, texts.create.success)).toBeVisible();

    const list = await api.get(`/api/v1/admin/${generated.path}?page=1&limit=1&sort=-createdAt`);
    const [record] = list.body.data.items;
    for (const kind of generated.kinds.filter(({ access }) => access === 'readWrite')) {
      const [field, filling] = [fieldNameOf(kind), kind.filling?.([])];
      const stored: unknown = record[field];
      if (filling?.by === 'typing') expect(stored, field).toEqual(kind.stored ?? filling.text);
      else if (filling?.by === 'ticking') expect(stored, field).toBe(true);
      else if (filling?.by === 'file') expect(stored, field).toHaveLength(1);
      else expect(namesOf(stored, texts.choices[field]).join(), field).toBe(shown[field]);
    }

    await page.goto(`/${generated.path}/${record.id}/modifier`);
    await expect.poll(() => shownIn(form, texts, generated)).toEqual(shown);
    const pictures = form.locator('img');
    await expect(pictures).toHaveCount(
      generated.kinds.filter((kind) => hasFiles(kind) && !hasDocuments(kind)).length,
    );
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 1);
    }

    // Documents are downloaded from the page of the record, in the session of the browser.
    for (const kind of generated.kinds.filter(hasDocuments)) {
      const [{ name, size }] = record[fieldNameOf(kind)];
      await page.goto(`/${generated.path}/${record.id}`);
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      const download = await started;
      expect([download.suggestedFilename(), statSync(await download.path()).size]).toEqual([name, size]);
      await page.goBack();
    }

    // An edit of one field keeps all others.
    await form.getByLabel(texts.fields['field_text'] ?? '', { exact: true }).fill('Autre essai');
    await form.getByRole('button', { name: texts.edit.submit, exact: true }).click();
    await expect(toast(page, texts.edit.success)).toBeVisible();
    const edited = await api.get(`/api/v1/admin/${generated.path}/${record.id}`);
    expect(edited.body.data).toEqual({ ...record, field_text: 'Autre essai' });

    // A picture of which the form has a file can be removed.
    const files = generated.kinds.filter(({ role }) => role === 'file').map(fieldNameOf);
    if (files.length === 0) return;
    await page.goto(`/${generated.path}/${record.id}/modifier`);
    for (const file of files)
      await form
        .getByRole('button', { name: t('fields.upload.remove', { field: texts.fields[file] ?? '' }) })
        .click();
    await form.getByRole('button', { name: texts.edit.submit, exact: true }).click();
    await expect(toast(page, texts.edit.success)).toBeVisible();
    const removed = await api.get(`/api/v1/admin/${generated.path}/${record.id}`);
    expect(removed.body.data).toEqual({ ...edited.body.data, field_picture: null });
  });

/** The kinds that no record holds, each with the test that shows that its value is stored. */
const testedElsewhere: Readonly<Record<string, string>> = {
  upload: 'the edit form above shows the picture of the file',
  password: 'a new user signs in with it below',
};

test('each kind that no record holds has a test of its own; a new user signs in with the password of the form', async ({
  page,
  request,
  server,
}) => {
  expect(writeOnlyKinds.toSorted()).toEqual(Object.keys(testedElsewhere).toSorted());
  const form = page.locator('main form');
  const [email, password] = ['nouvelle@example.com', 'quatre mots assez longs'];
  await page.goto('/utilisateurs/ajouter');
  for (const [field, text] of Object.entries({ email, password, name: 'Nouvelle', phone: '06 12 34 56 78' }))
    await form.locator(`[name="${field}"]`).fill(text);
  await form.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(toast(page, t('resources.users.create.success'))).toBeVisible();
  const response = await request.post(`${server.origin}/auth/signin`, { data: { email, password } });
  expect(response.status()).toBe(200);
});
