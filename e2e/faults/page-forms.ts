import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import * as factors from '#resources/paths/factors.ts';
import * as sessions from '#resources/paths/sessions.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Open } from './opened.ts';
import { pathnameOf } from './screens.ts';

/** A form or a question of a page. */
interface PageForm {
  readonly open: Open;
  /** The data of the response to its write, if the page reads it. */
  readonly accepted?: object;
  /** The status that closes its question, since there is nothing left to confirm. */
  readonly closesAt?: number;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const security = '/parametres?tab=security';

/** Sets the responses to the next requests of a call, in their order. The last one is repeated. */
async function respond(page: Page, call: Call, ...responses: readonly { status?: number; json: object }[]) {
  const pattern = pathnameOf(call);
  let count = 0;
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    (route) => {
      if (route.request().method() !== call.method) return route.fallback();
      const next = responses[Math.min(count, responses.length - 1)];
      count += 1;
      return route.fulfill(next);
    },
  );
}

const instant = '2026-01-02T03:04:05.000Z';
const sessionOf = (id: string, current: boolean) => ({
  id,
  current,
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: { absolute: '2099-01-01T00:00:00.000Z', idle: '2099-01-01T00:00:00.000Z' },
  ip: '192.0.2.1',
  agent: 'curl/8.5.0',
});
const factor = { id: 'f', kind: 'totp', name: 'Mon application', createdAt: instant, lastUsedAt: null };
const totpSetup = { id: 's', secret: 'ABCDEFGH', uri: 'otpauth://totp/essai?secret=ABCDEFGH' };
const passkeySetup = {
  id: 's',
  options: {
    challenge: 'AAAA',
    user: { id: 'AAAA', name: 'essai', displayName: 'essai' },
    rp: { name: 'essai' },
    pubKeyCredParams: [],
  },
};
const added = { factor, recoveryCodes: null };
const proofRequired = { status: 403, json: { code: 'E_PROOF_REQUIRED' } };

/** Returns an open question and its button. */
function questionOf(page: Page, confirm: string) {
  const container = page.getByRole('alertdialog');
  return { container, submit: container.getByRole('button', { name: confirm }) };
}

/** Opens the question of a button in the table of sessions. */
async function openSessionQuestion(page: Page, button: string, confirm: string) {
  await respond(page, sessions.readSessions, {
    json: { data: [sessionOf('1', true), sessionOf('2', false)] },
  });
  await page.goto(security);
  await page.getByRole('button', { name: button }).click();
  return questionOf(page, confirm);
}

/** Opens the tab with the second factors, and returns one of its buttons. */
async function openFactorsTab(page: Page, button: string) {
  await respond(page, factors.readFactors, {
    json: { data: { factors: [factor], recoveryCodes: 8, required: false } },
  });
  await page.goto(security);
  return page.getByRole('button', { name: button });
}

/**
 * Opens the tab with the second factors. Its button is the submit button of the write, and a dialog opens afterwards.
 */
async function openSetup(page: Page, button: string, title: string) {
  const submit = await openFactorsTab(page, button);
  return { container: page.locator('main'), submit, done: dialog(page, title) };
}

/** Opens the question of a button in the tab with the second factors. */
async function openFactorQuestion(page: Page, button: string, confirm: string) {
  await (await openFactorsTab(page, button)).click();
  return questionOf(page, confirm);
}

/** Replaces the browser's creation of passkeys, which would ask the user. */
const fakePasskeys = (page: Page) =>
  page.evaluate(() => {
    const bytes = new ArrayBuffer(2);
    const response = { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => [] };
    Object.defineProperty(navigator.credentials, 'create', {
      value: async () => ({
        id: 'AAAA',
        rawId: bytes,
        type: 'public-key',
        response,
        getClientExtensionResults: () => ({}),
      }),
    });
  });

/** The forms and the questions of pages, by the name of their call. */
export const pageForms: Readonly<Record<string, PageForm>> = {
  'account.changePassword': {
    open: async (page) => {
      await page.goto('/parametres?tab=password');
      const container = page.locator('main form');
      await container
        .getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true })
        .fill('un ancien mot de passe');
      await container
        .getByLabel(t('pages.settings.password.fields.newPassword'), { exact: true })
        .fill('un nouveau mot de passe');
      return {
        container,
        submit: container.getByRole('button', { name: t('pages.settings.password.submit') }),
      };
    },
  },
  'prices.write': {
    open: async (page) => {
      await page.goto('/parametres?tab=prices-config');
      const container = page.locator('main form');
      await container.getByLabel(t('pages.settings.prices.rows.basePrice')).fill('4,20');
      return {
        container,
        submit: container.getByRole('button', { name: t('pages.settings.prices.submit') }),
      };
    },
  },
  'sessions.endOne': {
    closesAt: 404,
    open: (page) =>
      openSessionQuestion(
        page,
        t('security.sessions.endNamed', { device: 'curl' }),
        t('security.sessions.confirm'),
      ),
  },
  'sessions.endOthers': {
    closesAt: 404,
    open: (page) =>
      openSessionQuestion(page, t('security.sessions.endOthers'), t('security.sessions.endOthers')),
  },
  'factors.beginTotp': {
    accepted: totpSetup,
    open: (page) => openSetup(page, t('security.factors.addTotp'), t('security.factors.titles.totp')),
  },
  'factors.confirmTotp': {
    accepted: added,
    open: async (page) => {
      await respond(page, factors.beginTotp, { json: { data: totpSetup } });
      await (await openFactorsTab(page, t('security.factors.addTotp'))).click();
      const container = dialog(page, t('security.factors.titles.totp'));
      await container.getByLabel(t('factors.totp')).fill('123456');
      return { container, submit: container.getByRole('button', { name: t('security.factors.activate') }) };
    },
  },
  'factors.beginPasskey': {
    accepted: passkeySetup,
    open: (page) => openSetup(page, t('security.factors.addPasskey'), t('security.factors.titles.passkey')),
  },
  'factors.confirmPasskey': {
    accepted: added,
    open: async (page) => {
      await respond(page, factors.beginPasskey, { json: { data: passkeySetup } });
      const button = await openFactorsTab(page, t('security.factors.addPasskey'));
      await fakePasskeys(page);
      await button.click();
      const container = dialog(page, t('security.factors.titles.passkey'));
      await container.getByLabel(t('security.factors.name')).fill('Ma clé');
      return {
        container,
        submit: container.getByRole('button', { name: t('security.factors.createPasskey') }),
      };
    },
  },
  'factors.rename': {
    open: async (page) => {
      await (await openFactorsTab(page, t('security.factors.renameNamed', { name: factor.name }))).click();
      const container = dialog(page, t('security.factors.titles.name'));
      await container.getByLabel(t('security.factors.name')).fill('Mon vieux téléphone');
      return { container, submit: container.getByRole('button', { name: t('common.save') }) };
    },
  },
  'factors.remove': {
    open: (page) => openFactorQuestion(page, t('list.remove', { title: factor.name }), t('remove.confirm')),
  },
  'factors.renewRecoveryCodes': {
    accepted: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] },
    open: async (page) => {
      const renew = t('security.factors.renew');
      return {
        ...(await openFactorQuestion(page, renew, renew)),
        done: dialog(page, t('security.codes.title')),
      };
    },
  },
  'proof.begin': {
    accepted: { password: true, challenge: null },
    open: async (page) => {
      await respond(page, factors.beginTotp, proofRequired);
      return openSetup(page, t('security.factors.addTotp'), t('security.factors.titles.proof'));
    },
  },
  'proof.give': {
    open: async (page) => {
      await respond(page, factors.beginProof, { json: { data: { password: true, challenge: null } } });
      await respond(page, factors.beginTotp, proofRequired, { json: { data: totpSetup } });
      await (await openFactorsTab(page, t('security.factors.addTotp'))).click();
      const container = dialog(page, t('security.factors.titles.proof'));
      await container.getByLabel(t('auth.password'), { exact: true }).fill('un mot de passe');
      const done = dialog(page, t('security.factors.titles.totp'));
      return {
        container,
        submit: container.getByRole('button', { name: t('security.factors.proof.goOn') }),
        done,
      };
    },
  },
};
