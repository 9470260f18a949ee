import { type FieldSpec, isEntered } from './field-grammar.ts';
import { type ResourceRequest, titleField, writable } from './request.ts';

/** The longest text that a field takes. */
const longest = ({ args: [max] }: FieldSpec) => Number(max ?? 255);
const longestTitle = 40;

/** What a person types into a field, as the code of a walk; undefined where the walk passes it by. */
export function fillCode(request: ResourceRequest, fields: readonly FieldSpec[]): string[] {
  const typed: Readonly<Record<string, string>> = {
    longText: "'Deux lignes.\\nEn voici une.'",
    email: "'essai@exemple.fr'",
    phone: "'06 12 34 56 78'",
    money: "'12,50'",
    quantity: "'3'",
    password: "'un mot de passe long'",
  };
  const title = titleField(request);
  return fields.flatMap((field) => {
    const { name, kind, required } = field;
    const label = `page.getByLabel(words.fields.${name}, { exact: true })`;
    if (name === title.name && kind.name === 'text') return [`await ${label}.fill(title);`];
    const value = kind.name === 'text' ? `'${'Essai'.slice(0, longest(field))}'` : typed[kind.name];
    if (value !== undefined) return [`await ${label}.fill(${value});`];
    if (required && ['choice', 'reference', 'references'].includes(kind.name))
      return [
        `await ${label}.click();`,
        "await page.getByRole('option').first().click();",
        "await page.keyboard.press('Escape');",
      ];
    if (required && kind.name === 'upload')
      return [`await page.locator('input[type=file]').first().setInputFiles(pixel);`];
    return [];
  });
}

const pixelCode = `
/** The smallest picture there is: one transparent pixel. */
const pixel = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
`;

/** The walk through an entity's screens, over the real service. */
export function walkCode(request: ResourceRequest): string {
  const { name, path } = request;
  const title = titleField(request);
  const isWalked = title.kind.name === 'text' && isEntered(title) && longest(title) >= longestTitle;
  const fills = fillCode(request, writable(request)).join('\n  ');
  // What no record holds is asked for each time.
  const again = fillCode(
    request,
    writable(request).filter(({ kind, required }) => required && kind.hidden === true),
  )
    .map((line) => `${line}\n  `)
    .join('');
  const walk = `
test('one is made, found, looked at, changed and deleted', async ({ page }) => {
  const title = fresh('Essai');
  await page.goto('/${path}');
  await page.getByRole('link', { name: words.list.add }).click();
  await expect(page).toHaveURL('/${path}/ajouter');
  ${fills}
  await page.getByRole('button', { name: words.create.submit }).click();
  await expect(toasts(page).filter({ hasText: words.create.success })).toBeVisible();
  await expect(page).toHaveURL('/${path}');

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: \`Voir \${title}\` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: fr.common.edit, exact: true }).click();
  const named = page.getByLabel(words.fields.${title.name}, { exact: true });
  await expect(named).toHaveValue(title);
  await named.fill(\`\${title} bis\`);
  ${again}  await page.getByRole('button', { name: words.edit.submit }).click();
  await expect(toasts(page).filter({ hasText: words.edit.success })).toBeVisible();

  await page.goto(\`/${path}?query=\${encodeURIComponent(title)}\`);
  await page.getByRole('button', { name: \`Supprimer \${title} bis\` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: fr.remove.confirm }).click();
  await expect(page.getByText(fr.list.empty)).toBeVisible();
});
`;
  return `import fr from '#locales/fr.json' with { type: 'json' };
${isWalked ? "import { fresh } from './people.ts';\n" : ''}import { expect, test${isWalked ? ', toasts' : ''} } from './test.ts';

const words = fr.resources.${name};
${fills.includes('pixel') && isWalked ? pixelCode : ''}
test('the list is reached from the navigation and shows what there is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: words.name, exact: true }).click();
  await expect(page).toHaveURL('/${path}');
  await expect(page.getByRole('table', { name: words.list.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(10);
});
${isWalked ? walk : ''}`;
}
