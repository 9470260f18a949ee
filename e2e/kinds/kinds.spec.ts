import type { Locator } from '@playwright/test';
import { enter } from '#e2e/enter.ts';
import { test as base, expect, toast } from '#e2e/test.ts';
import type { TreeCopy } from '#generators/rehearsal/tree-copy.ts';
import { t } from '#lib/i18n/i18n.ts';
import { startServer } from '#scripts/testing/server.ts';
import {
  buildMadeForms,
  type EnteredKind,
  type MadeForm,
  madeForms,
  nameOf,
  writeOnlyKinds,
} from './made-forms.ts';

interface WorkerFixtures {
  copy: TreeCopy;
}

/** These tests run in a copy of the project, whose resources have a field of every kind that is entered. */
const test = base.extend<object, WorkerFixtures>({
  copy: [
    async ({ playwright: _ }, provide) => {
      const copy = await buildMadeForms();
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

/** The texts of one of the resources. */
interface Texts {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly create: { readonly submit: string; readonly success: string };
  readonly edit: { readonly submit: string; readonly success: string };
}

const textsOf = (copy: TreeCopy, { name }: MadeForm): Texts =>
  JSON.parse(copy.read('locales/fr.json')).resources[name];

const controlOf = (form: Locator, texts: Texts, kind: EnteredKind) =>
  form.getByLabel(texts.fields[nameOf(kind)] ?? '', { exact: true });

/** Fills the control of a kind as a user does. A kind without a way to fill it fails. */
async function enterKind(control: Locator, { name, entry }: EnteredKind) {
  const action = entry?.([]);
  if (action === undefined)
    throw new Error(`The kind ${name} is entered, but has no entry in its generator.`);
  await enter(control, action);
}

/** Returns what a control shows: its state, its text, or the text beside it. */
const shownBy = (control: Locator): Promise<string | boolean | null> =>
  control.evaluate((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isTyped ? element.value : element.textContent;
  });

/** Returns what a form shows of the kinds that records hold. */
async function shownIn(form: Locator, texts: Texts, { kinds }: MadeForm) {
  const shown: Record<string, string | boolean | null> = {};
  for (const kind of kinds)
    if (kind.access === 'readWrite') shown[nameOf(kind)] = await shownBy(controlOf(form, texts, kind));
  return shown;
}

/** Returns the texts that stand for a picked value: the names of records, or the labels of choices. */
const namesOf = (value: unknown, labels: Readonly<Record<string, string>> = {}): (string | undefined)[] =>
  [value].flat().map((each: unknown) => {
    if (typeof each === 'string') return labels[each];
    return typeof each === 'object' && each !== null && 'titre' in each ? String(each.titre) : undefined;
  });

for (const made of madeForms)
  test(`each kind of field that is ${made.name} is stored as its form shows it, and an edit keeps it`, async ({
    page,
    api,
    copy,
  }) => {
    const texts = textsOf(copy, made);
    const form = page.locator('main form');
    await page.goto(`/${made.path}/ajouter`);
    for (const kind of made.kinds) {
      const control = controlOf(form, texts, kind);
      await enterKind(control, kind);
    }
    await page.keyboard.press('Tab');
    const shown = await shownIn(form, texts, made);
    expect(Object.values(shown)).not.toContain('');
    expect(Object.values(shown)).not.toContain(t('common.choose'));
    await form.getByRole('button', { name: texts.create.submit, exact: true }).click();
    await expect(toast(page, texts.create.success)).toBeVisible();

    const list = await api.get(`/api/v1/admin/${made.path}?page=1&limit=1&sort=-createdAt`);
    const [record] = list.body.data.items;
    for (const kind of made.kinds.filter(({ access }) => access === 'readWrite')) {
      const [field, action] = [nameOf(kind), kind.entry?.([])];
      const stored: unknown = record[field];
      if (action?.by === 'typing') expect(stored, field).toEqual(kind.stored ?? action.text);
      else if (action?.by === 'ticking') expect(stored, field).toBe(true);
      else expect(namesOf(stored, texts.choices[field]).join(), field).toBe(shown[field]);
    }

    await page.goto(`/${made.path}/${record.id}/modifier`);
    await expect.poll(() => shownIn(form, texts, made)).toEqual(shown);
    if (made.kinds.some(({ role }) => role === 'file')) {
      const picture = form.locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 1);
    }

    // An edit of one field keeps all others.
    await form.getByLabel(texts.fields['field_text'] ?? '', { exact: true }).fill('Autre essai');
    await form.getByRole('button', { name: texts.edit.submit, exact: true }).click();
    await expect(toast(page, texts.edit.success)).toBeVisible();
    const edited = await api.get(`/api/v1/admin/${made.path}/${record.id}`);
    expect(edited.body.data).toEqual({ ...record, field_text: 'Autre essai' });
  });

/** The kinds that no record shows, each with the test that its value arrives. */
const unread: Readonly<Record<string, string>> = {
  upload: 'the edit form above shows the picture of the file',
  password: 'a new user signs in with it below',
};

test('each kind that no record shows has a proof: the password of a new user signs in', async ({
  page,
  request,
  server,
}) => {
  expect(writeOnlyKinds.toSorted()).toEqual(Object.keys(unread).toSorted());
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
