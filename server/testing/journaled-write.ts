import type { RecordId } from '#schema/resource.ts';
import { factorActions } from './factors.ts';
import { identified, readData } from './responses.ts';
import { knownHash, type TestResponse, type TestService } from './test-service.ts';

/** What the test of a write expects of its entry. */
export interface ExpectedEntry {
  readonly action: string;
  readonly name?: string;
  readonly resource?: string;
  /** The names of the changed fields. Default: not checked. */
  readonly changed?: readonly string[];
}

/** A write that leaves an entry in the journal. */
export interface JournaledWrite {
  /** The method and the path, e.g. `DELETE /api/v1/rides/*`. */
  readonly call: string;
  readonly entry: ExpectedEntry;
  /** Stores what the write needs. Returns the function that makes the call. */
  prepare(service: TestService): Promise<() => Promise<TestResponse>>;
}

/** The address of the administrator. */
export const email = 'alice@exemple.fr';
/** The path of the calls about the signed-in user. */
export const me = '/api/v1/users/me';

/** Adds an administrator and returns a function that calls the service for them. */
export async function admin({ addUser, sessionOf, call }: TestService) {
  const id = await addUser({ email, role: 'admin', email_verified: true, password_hash: await knownHash() });
  const { access_token: token } = await sessionOf(id);
  const send = (method: string, path: string, body: { json?: unknown; form?: FormData } = {}) =>
    call(method, path, { token, ...body });
  return { id, token, send };
}

/** Returns a write of an administrator that needs no stored record. */
export const plainWrite =
  (method: string, path: string, body: () => Parameters<Awaited<ReturnType<typeof admin>>['send']>[2]) =>
  async (service: TestService) => {
    const { send } = await admin(service);
    return () => send(method, path, body());
  };

/** Returns a write of a record that is added first. */
export const ofAdded =
  (method: string, list: string, added: () => object, body?: () => object) =>
  async (service: TestService) => {
    const { send } = await admin(service);
    const { id } = readData(identified, (await send('POST', list, added())).body);
    return () => send(method, `${list}/${id}`, body?.());
  };

/** Returns a write of the signed-in administrator who has an authenticator app. */
export const withFactor =
  (write: (factor: RecordId, token: string, service: TestService) => Promise<TestResponse>) =>
  async (service: TestService) => {
    const actions = factorActions(() => service);
    const { token } = await actions.begin();
    const { factor } = await actions.addTotp(token);
    return () => write(factor.id, token, service);
  };

/** Returns a write with a code that was sent by mail. */
export const withCode = (path: string, more: object) => async (service: TestService) => {
  await service.addUser({ email, role: 'admin', email_verified: true });
  await service.call('POST', '/auth/request-otp', { json: { email } });
  const json = { email, otp: service.codes.get(email), ...more };
  return () => service.call('POST', path, { json });
};

/** Returns the function that returns a JSON body. */
export const asJson = (json: object) => () => ({ json });
