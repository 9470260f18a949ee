import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import * as factors from '#resources/paths/factors.ts';
import * as sessions from '#resources/paths/sessions.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Open } from './opened.ts';
import { pathnameOf } from './screens.ts';

/** A form or a question of a page that is written by hand. */
interface PageForm {
  readonly open: Open;
  /** The content of the response of a write whose response is read. */
  readonly accepted?: object;
  /** The status after which its question is closed, since there is nothing left to confirm. */
  readonly isOverAt?: number;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const security = '/parametres?tab=security';

/** Sets the responses to a call, in their order. The last one is sent again and again. */
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
const openSession = (id: string, current: boolean) => ({
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

async function openSessions(page: Page, button: string, confirm: string) {
  await respond(page, sessions.readSessions, {
    json: { data: [openSession('1', true), openSession('2', false)] },
  });
  await page.goto(security);
  await page.getByRole('button', { name: button }).click();
  const holder = page.getByRole('alertdialog');
  return { holder, submit: holder.getByRole('button', { name: confirm }) };
}

async function openFactors(page: Page, button: string) {
  await respond(page, factors.readFactors, {
    json: { data: { factors: [factor], recoveryCodes: 8, required: false } },
  });
  await page.goto(security);
  return page.getByRole('button', { name: button });
}

/** The button that begins a set-up is itself what sends the write; the dialog is its success. */
async function openSetUp(page: Page, button: string, title: string) {
  const submit = await openFactors(page, button);
  return { holder: page.locator('main'), submit, done: dialog(page, title) };
}

async function openFactorQuestion(page: Page, button: string, confirm: string) {
  await (await openFactors(page, button)).click();
  const holder = page.getByRole('alertdialog');
  return { holder, submit: holder.getByRole('button', { name: confirm }) };
}

/** A browser that creates a passkey without a question to anybody. */
const createPasskeys = (page: Page) =>
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
      const holder = page.locator('main form');
      const texts = { currentPassword: 'un ancien mot de passe', newPassword: 'un nouveau mot de passe' };
      await holder
        .getByLabel(t('pages.settings.password.fields.currentPassword'))
        .fill(texts.currentPassword);
      await holder.getByLabel(t('pages.settings.password.fields.newPassword')).fill(texts.newPassword);
      return { holder, submit: holder.getByRole('button', { name: t('pages.settings.password.submit') }) };
    },
  },
  'prices.write': {
    open: async (page) => {
      await page.goto('/parametres?tab=prices-config');
      const holder = page.locator('main form');
      await holder.getByLabel(t('pages.settings.prices.rows.basePrice')).fill('4,20');
      return { holder, submit: holder.getByRole('button', { name: t('pages.settings.prices.submit') }) };
    },
  },
  'sessions.endOne': {
    isOverAt: 404,
    open: (page) =>
      openSessions(page, t('security.sessions.endNamed', { device: 'curl' }), t('security.sessions.confirm')),
  },
  'sessions.endOthers': {
    isOverAt: 404,
    open: (page) => openSessions(page, t('security.sessions.endOthers'), t('security.sessions.endOthers')),
  },
  'factors.beginTotp': {
    accepted: totpSetup,
    open: (page) => openSetUp(page, t('security.factors.addTotp'), t('security.factors.titles.totp')),
  },
  'factors.confirmTotp': {
    accepted: added,
    open: async (page) => {
      await respond(page, factors.beginTotp, { json: { data: totpSetup } });
      await (await openFactors(page, t('security.factors.addTotp'))).click();
      const holder = dialog(page, t('security.factors.titles.totp'));
      await holder.getByLabel(t('factors.totp')).fill('123456');
      return { holder, submit: holder.getByRole('button', { name: t('security.factors.activate') }) };
    },
  },
  'factors.beginPasskey': {
    accepted: passkeySetup,
    open: (page) => openSetUp(page, t('security.factors.addPasskey'), t('security.factors.titles.passkey')),
  },
  'factors.confirmPasskey': {
    accepted: added,
    open: async (page) => {
      await respond(page, factors.beginPasskey, { json: { data: passkeySetup } });
      const button = await openFactors(page, t('security.factors.addPasskey'));
      await createPasskeys(page);
      await button.click();
      const holder = dialog(page, t('security.factors.titles.passkey'));
      await holder.getByLabel(t('security.factors.name')).fill('Ma clé');
      return { holder, submit: holder.getByRole('button', { name: t('security.factors.createPasskey') }) };
    },
  },
  'factors.rename': {
    open: async (page) => {
      await (await openFactors(page, t('security.factors.renameNamed', { name: factor.name }))).click();
      const holder = dialog(page, t('security.factors.titles.name'));
      await holder.getByLabel(t('security.factors.name')).fill('Mon vieux téléphone');
      return { holder, submit: holder.getByRole('button', { name: t('common.save') }) };
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
      return openSetUp(page, t('security.factors.addTotp'), t('security.factors.titles.proof'));
    },
  },
  'proof.give': {
    open: async (page) => {
      await respond(page, factors.beginProof, { json: { data: { password: true, challenge: null } } });
      await respond(page, factors.beginTotp, proofRequired, { json: { data: totpSetup } });
      await (await openFactors(page, t('security.factors.addTotp'))).click();
      const holder = dialog(page, t('security.factors.titles.proof'));
      await holder.getByLabel(t('auth.password'), { exact: true }).fill('un mot de passe');
      const done = dialog(page, t('security.factors.titles.totp'));
      return { holder, submit: holder.getByRole('button', { name: t('security.factors.goOn') }), done };
    },
  },
};
