import type { Page } from '@playwright/test';
import type { Api } from '#e2e/api.ts';
import { textOfResource } from '#e2e/enter.ts';
import { expect, pressCommand } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { readAccount } from '#resources/paths/session.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import { fillAsked, fillForm } from './fill.ts';
import type { Open, Opened } from './opened.ts';
import { pageForms } from './page-forms.ts';
import { editPath, listPath, pathnameOf, type Write } from './screens.ts';

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Returns the first record of a resource that fulfils a condition, among the first 1000. */
async function findRecord(api: Api, resource: Resource, isWanted: (record: StoredRecord) => boolean) {
  const { list } = resource.endpoints;
  for (let number = 1; number <= 20; number += 1) {
    const paging = list.envelope === 'paginated' ? `?page=${number}&limit=50` : '';
    const { body } = await api.get(servedAt(list) + paging);
    const items: StoredRecord[] = body.data.items ?? body.data;
    const found = items.find(isWanted);
    if (found !== undefined) return found;
    if (list.envelope !== 'paginated') break;
  }
  throw new Error(`The demo data has no such record of ${resource.name}.`);
}

/** Opens a resource's list with one record as its only row. */
async function showOnly(page: Page, resource: Resource, record: StoredRecord) {
  const pattern = pathnameOf(resource.endpoints.list);
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { data: { items: [record], total: 1 } } })
        : route.fallback(),
  );
  await page.goto(listPath(resource));
}

const openCreate =
  (resource: Resource): Open =>
  async (page) => {
    const submit = textOfResource(resource, 'create.submit');
    if (resource.path === undefined) {
      await page.goto(listPath(resource));
      await page.getByRole('button', { name: textOfResource(resource, 'list.add') }).click();
    } else await page.goto(`${listPath(resource)}/ajouter`);
    const container = resource.path === undefined ? dialog(page) : page.locator('main form');
    await container.waitFor();
    await fillForm(container, resource);
    return { container, submit: container.getByRole('button', { name: submit, exact: true }) };
  };

const openEdit =
  (resource: Resource): Open =>
  async (page, api) => {
    const record = await findRecord(api, resource, () => true);
    const title = String(record[resource.title]);
    if (resource.path === undefined) {
      await page.goto(listPath(resource));
      await page.getByRole('button', { name: t('list.edit', { title }) }).click();
    } else await page.goto(editPath(resource).replace('{id}', String(record['id'])));
    const container = resource.path === undefined ? dialog(page) : page.locator('main form');
    const input = container.locator(`[name="${resource.title}"]`);
    await expect(input).toHaveValue(title);
    // As long as before: the title may be as long as its field takes.
    await input.fill(title.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')));
    const submit = textOfResource(resource, 'edit.submit');
    return { container, submit: container.getByRole('button', { name: submit, exact: true }) };
  };

const question = (page: Page) => page.getByRole('alertdialog');

const openRemoval =
  (resource: Resource): Open =>
  async (page, api) => {
    const record = await findRecord(api, resource, (each) => resource.allowsRemoval?.(each) ?? true);
    const title = String(record[resource.title]);
    await page.route('**/can-delete', (route) => route.fulfill({ json: { data: { canDelete: true } } }));
    if (resource.path === undefined) await page.goto(listPath(resource));
    else await showOnly(page, resource, record);
    await page.getByRole('button', { name: t('list.remove', { title }), exact: true }).click();
    const container = question(page);
    return { container, submit: container.getByRole('button', { name: t('remove.confirm') }) };
  };

const openCommand =
  (resource: Resource, name: string): Open =>
  async (page, api) => {
    const command = resource.commands?.[name];
    const self = (await api.get(servedAt(readAccount))).body.data.id;
    const record = await findRecord(
      api,
      resource,
      (each) => command?.allows?.(each) !== false && !(command?.onOthersOnly && each['id'] === self),
    );
    const label = textOfResource(resource, `commands.${name}.label`);
    if (resource.list.actions?.includes(name)) {
      await showOnly(page, resource, record);
      await page.locator('main').getByRole('button', { name: label }).first().click();
    } else {
      await page.goto(`${listPath(resource)}/${record['id']}`);
      await pressCommand(page, label);
    }
    const container = question(page);
    await fillAsked(container, resource, name);
    return { container, submit: container.getByRole('button', { name: label, exact: true }) };
  };

/** Opens the form or the question that sends a write, and fills it in. */
export function open({ name, by, resource, command = '' }: Write, page: Page, api: Api): Promise<Opened> {
  const own = pageForms[name];
  if (own !== undefined) return own.open(page, api);
  if (resource === undefined) throw new Error(`No form is known for ${name}.`);
  if (by === 'create') return openCreate(resource)(page, api);
  if (by === 'edit') return openEdit(resource)(page, api);
  if (by === 'remove') return openRemoval(resource)(page, api);
  return openCommand(resource, command)(page, api);
}
