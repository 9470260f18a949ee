import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { findUser } from './users.ts';

// Axe checks each page in two themes, which takes long on a busy machine.
test.describe.configure({ timeout: 150_000 });

// Colours change at once, because axe cannot check a colour during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

for (const path of ['/options/ajouter', '/parametres?tab=prices-config']) {
  test(`axe finds nothing on ${path}, and no low contrast in the dark`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on the page of a driver, and no low contrast in the dark', async ({ page, api }) => {
  const driver = await findUser(api, ({ role }) => role === 'driver');
  await page.goto(`/utilisateurs/${driver.id}`);
  await expectNoViolations(page);
});
