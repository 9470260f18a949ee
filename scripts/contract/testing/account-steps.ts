import * as paths from '#resources/paths/factors.ts';
import { endOneSession, endOtherSessions, readSessions } from '#resources/paths/sessions.ts';
import { users } from '#resources/users.ts';
import type { Call } from '#schema/endpoints.ts';
import { isObject, member } from '#schema/objects.ts';
import { forRecord, type LiveApi, type LiveResponse } from '#scripts/contract/live-api.ts';

type LiveCall = Parameters<LiveApi['request']>[0];

/** The account of an administrator in one service. */
export interface Account {
  /** Makes a call with the token of the account. */
  call(call: LiveCall, body?: unknown): Promise<LiveResponse>;
  readonly password: string;
  /** The code that the authenticator app of a secret shows next. */
  codeOf(secret: string): string;
  /** What a browser returns when it creates a passkey. */
  createPasskey(challenge: string): unknown;
  /** What a browser returns when it uses that passkey. */
  signPasskey(challenge: string): unknown;
  /** Another user, with a second factor. */
  readonly otherUser: string;
  /** Signs in again with the password, and returns the response. */
  signIn(): Promise<LiveResponse>;
}

/** An id that no record has. */
const unknown = '00000000-0000-4000-8000-000000000000';
const noChallenge = 'x'.repeat(43);

const textAt = (response: LiveResponse, ...names: readonly string[]) =>
  String(names.reduce<unknown>(member, member(response.body, 'data')));

/** A step and its response. */
export interface Step {
  readonly name: string;
  readonly call: Call;
  readonly response: LiveResponse;
}

/** Makes every call of sessions and of second factors, accepted and refused, and returns the responses in their order. */
export async function accountSteps(account: Account): Promise<Step[]> {
  const steps: Step[] = [];
  const step = async (name: string, call: Call, body?: unknown, id?: string) => {
    const response = await account.call(id === undefined ? call : forRecord(call, id), body);
    steps.push({ name, call, response });
    return response;
  };
  await sessionSteps(step);
  await proofSteps(step, account);
  const first = await appSteps(step, account);
  await passkeySteps(step, account);
  await challengeSteps(step, account, first);
  await removalSteps(step, first.id);
  const { endSessions, resetFactors } = users.commands ?? {};
  for (const { call } of [endSessions, resetFactors].filter((command) => command !== undefined))
    await step('of another user', call, undefined, account.otherUser);
  return steps;
}

type MakeStep = (name: string, call: Call, body?: unknown, id?: string) => Promise<LiveResponse>;

async function sessionSteps(step: MakeStep) {
  const list = await step('three sessions', readSessions);
  const sessions = member(list.body, 'data');
  const other = Array.isArray(sessions) ? sessions.find((each) => member(each, 'current') === false) : {};
  const id = String(member(other, 'id'));
  await step('an unknown one', endOneSession, undefined, unknown);
  await step('another one', endOneSession, undefined, id);
  await step('one that has ended', endOneSession, undefined, id);
  await step('all others', endOtherSessions);
  await step('the only one', readSessions);
}

/** Every guarded call is refused before the proof. */
async function proofSteps(step: MakeStep, { password, otherUser }: Account) {
  await step('none', paths.readFactors);
  await step('without a proof', paths.beginTotp);
  await step('without a proof', paths.beginPasskey);
  await step('without a proof', paths.renewRecoveryCodes);
  for (const call of [paths.confirmTotp, paths.confirmPasskey])
    await step('without a proof', call, {}, unknown);
  await step('without a proof', paths.removeFactor, undefined, unknown);
  const reset = users.commands?.['resetFactors']?.call;
  if (reset) await step('without a proof', reset, undefined, otherUser);
  await step('without a factor', paths.beginProof);
  await step('an empty body', paths.prove, {});
  await step('an empty password', paths.prove, { password: '' });
  await step('a wrong password', paths.prove, { password: `${password}!` });
  await step('the password', paths.prove, { password });
  await step('without a factor', paths.renewRecoveryCodes);
}

async function appSteps(step: MakeStep, { codeOf }: Account) {
  const setup = await step('begun', paths.beginTotp);
  const [id, secret] = [textAt(setup, 'id'), textAt(setup, 'secret')];
  const name = 'Téléphone';
  for (const [what, body] of Object.entries({
    'an empty body': {},
    'an empty name': { name: ' ', code: '000000' },
    'a name with a line': { name: 'a\nb', code: '000000' },
    'a long name': { name: 'x'.repeat(101), code: '000000' },
    'an incomplete code': { name, code: '12' },
    'a wrong code': { name, code: '000000' },
  }))
    await step(what, paths.confirmTotp, body, id);
  await step('an unknown set-up', paths.confirmTotp, { name, code: '000000' }, unknown);
  const code = codeOf(secret).replace(/^.../, '$& ');
  const added = await step('the first factor', paths.confirmTotp, { name, code }, id);
  await step('again', paths.confirmTotp, { name, code }, id);
  await step('one', paths.readFactors);
  const factor = textAt(added, 'factor', 'id');
  await step('an empty body', paths.renameFactor, {}, factor);
  await step('an empty name', paths.renameFactor, { name: '' }, factor);
  await step('another name', paths.renameFactor, { name: ' Vieux téléphone ' }, factor);
  await step('an unknown one', paths.renameFactor, { name }, unknown);
  const codes = member(member(added.body, 'data'), 'recoveryCodes');
  return { id: factor, secret, recoveryCode: Array.isArray(codes) ? String(codes[0]) : '' };
}

async function passkeySteps(step: MakeStep, { createPasskey }: Account) {
  const name = 'Ordinateur';
  const setup = await step('begun', paths.beginPasskey);
  const id = textAt(setup, 'id');
  await step('an invalid body', paths.confirmPasskey, {}, id);
  const other = { name, credential: createPasskey('c2FsdXQ') };
  await step('of another challenge', paths.confirmPasskey, other, id);
  const credential = createPasskey(textAt(setup, 'options', 'challenge'));
  await step('an unknown set-up', paths.confirmPasskey, { name, credential }, unknown);
  await step('a second factor', paths.confirmPasskey, { name, credential }, id);
  await step('two', paths.readFactors);
}

/** Challenges are answered for a proof and at the end of a sign-in. */
async function challengeSteps(
  step: MakeStep,
  { codeOf, signPasskey, signIn }: Account,
  { secret, recoveryCode }: { readonly secret: string; readonly recoveryCode: string },
) {
  const asked = await step('with factors', paths.beginProof);
  const challenge = textAt(asked, 'challenge', 'id');
  const wrongCode = { challenge, factor: 'totp', code: '000000' };
  await step('an unknown factor', paths.prove, { challenge, factor: 'sms', code: '000000' });
  await step('a wrong code', paths.prove, wrongCode);
  await step('a code', paths.prove, { ...wrongCode, code: codeOf(secret) });
  await step('an ended challenge', paths.prove, wrongCode);
  await step('an unknown challenge', paths.verifyFactor, { ...wrongCode, challenge: noChallenge });
  await step('an incomplete code', paths.verifyFactor, { ...wrongCode, code: '12' });
  await step('an unknown factor', paths.verifyFactor, { challenge, factor: 'sms' });

  const begin = async () => {
    const { body } = await signIn();
    const found = member(member(body, 'data'), 'challenge');
    if (!isObject(found)) throw new Error('The sign-in requires no second factor.');
    return { challenge: String(found['id']), passkey: String(member(found['passkey'], 'challenge')) };
  };
  const first = await begin();
  const wrongRecovery = { challenge: first.challenge, factor: 'recovery', code: 'AAAA-AAAA-AAAA-AAAA' };
  await step('a wrong recovery code', paths.verifyFactor, wrongRecovery);
  const byPasskey = { challenge: first.challenge, factor: 'passkey' };
  await step('a wrong passkey', paths.verifyFactor, { ...byPasskey, credential: signPasskey('c2FsdXQ') });
  await step('a passkey', paths.verifyFactor, { ...byPasskey, credential: signPasskey(first.passkey) });
  const second = await begin();
  const byCode = { challenge: second.challenge, factor: 'recovery', code: recoveryCode.toLowerCase() };
  await step('a recovery code', paths.verifyFactor, byCode);
  await step('nine codes', paths.readFactors);
  await step('a used code', paths.verifyFactor, { ...byCode, challenge: (await begin()).challenge });
  const last = { ...wrongCode, challenge: (await begin()).challenge };
  for (const wrong of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'])
    await step(`the ${wrong} wrong code`, paths.verifyFactor, last);
}

async function removalSteps(step: MakeStep, factor: string) {
  await step('ten new ones', paths.renewRecoveryCodes);
  await step('an unknown one', paths.removeFactor, undefined, unknown);
  await step('one of two', paths.removeFactor, undefined, factor);
  await step('again', paths.removeFactor, undefined, factor);
  const left = await step('one', paths.readFactors);
  const factors = member(member(left.body, 'data'), 'factors');
  const last = String(member(Array.isArray(factors) ? factors[0] : {}, 'id'));
  await step('the last one', paths.removeFactor, undefined, last);
  await step('none, and no codes', paths.readFactors);
}
