import * as z from 'zod/mini';
import { newId } from '#server/database/ids.ts';
import { softwareAuthenticator } from './authenticator.ts';
import { factorActions, page } from './factors.ts';
import { admin, asJson, type JournaledWrite, me, plainWrite, withFactor } from './journaled-write.ts';
import { readData } from './responses.ts';
import { knownPassword } from './test-service.ts';

const person = { email: 'b@exemple.fr', name: 'Bob', phone: '06 12 34 56 78', password: 'cheval batterie' };
const session = z.object({ id: z.string(), current: z.boolean() });

/** Writes of accounts, their sessions and their factors. */
export const accountWrites: readonly JournaledWrite[] = [
  {
    call: 'POST /auth/signup',
    entry: { action: 'create', resource: 'users' },
    prepare: plainWrite('POST', '/auth/signup', asJson(person)),
  },
  {
    call: 'DELETE /api/v1/admin/users/*',
    entry: { action: 'delete', resource: 'users' },
    prepare: async (service) => {
      const id = await service.addUser();
      const paid = {
        user_id: id,
        price: 1,
        interval_count: 1,
        interval_unit: 'month',
        status: 'OK',
      } as const;
      await service.db
        .insertInto('subscriptions')
        .values({ id: newId(), external_ref: 'sub', ...paid })
        .execute();
      return plainWrite('DELETE', `/api/v1/admin/users/${id}`, () => ({}))(service);
    },
  },
  {
    call: `PUT ${me}/password`,
    entry: { action: 'credentials', name: 'password', resource: 'users' },
    prepare: plainWrite(
      'PUT',
      `${me}/password`,
      asJson({ currentPassword: knownPassword, newPassword: 'un tout autre' }),
    ),
  },
  {
    call: `PUT ${me}/languages`,
    entry: { action: 'update', name: 'languages', resource: 'users', changed: ['languages'] },
    prepare: plainWrite('PUT', `${me}/languages`, asJson({ languages: ['fr', 'en'] })),
  },
  {
    call: `DELETE ${me}/sessions/*`,
    entry: { action: 'session_ended', name: 'one', resource: 'users' },
    prepare: async (service) => {
      const { id, send } = await admin(service);
      await service.sessionOf(id);
      const { body } = await send('GET', `${me}/sessions`);
      const other = readData(z.array(session), body).find(({ current }) => !current);
      return () => send('DELETE', `${me}/sessions/${other?.id}`);
    },
  },
  {
    call: `DELETE ${me}/sessions`,
    entry: { action: 'session_ended', name: 'others', resource: 'users' },
    prepare: plainWrite('DELETE', `${me}/sessions`, () => ({})),
  },
  {
    call: 'PUT /api/v1/admin/users/*/role',
    entry: { action: 'command', name: 'role', resource: 'users', changed: ['role', 'activeRole'] },
    prepare: async (service) => {
      const path = `/api/v1/admin/users/${await service.addUser()}/role`;
      return plainWrite('PUT', path, () => ({ json: { role: 'driver' } }))(service);
    },
  },
  {
    call: 'PUT /api/v1/admin/users/*/status',
    entry: { action: 'command', name: 'disable', resource: 'users', changed: ['status'] },
    prepare: async (service) => {
      const path = `/api/v1/admin/users/${await service.addUser()}/status`;
      return plainWrite('PUT', path, () => ({ json: { status: 'disabled' } }))(service);
    },
  },
  {
    call: 'DELETE /api/v1/admin/users/*/sessions',
    entry: { action: 'session_ended', name: 'endSessions', resource: 'users' },
    prepare: async (service) => {
      const id = await service.addUser();
      await service.sessionOf(id);
      return plainWrite('DELETE', `/api/v1/admin/users/${id}/sessions`, () => ({}))(service);
    },
  },
  {
    call: 'DELETE /api/v1/admin/users/*/factors',
    entry: { action: 'credentials', name: 'resetFactors', resource: 'users' },
    prepare: async (service) => {
      const user_id = await service.addUser();
      const app = { kind: 'totp', name: 'Téléphone', secret: new Uint8Array(20), last_step: 1 } as const;
      await service.db
        .insertInto('second_factors')
        .values({ id: newId(), user_id, created_at: new Date(), ...app })
        .execute();
      return plainWrite('DELETE', `/api/v1/admin/users/${user_id}/factors`, () => ({}))(service);
    },
  },
  {
    call: `POST ${me}/factors/totp/*`,
    entry: { action: 'credentials', name: 'factorAdded', resource: 'users' },
    prepare: async (service) => {
      const actions = factorActions(() => service);
      const { token } = await actions.begin();
      const { id, secret } = await actions.beginTotp(token);
      const json = { name: 'Téléphone', code: actions.codeOf(secret) };
      return () => actions.post(`${me}/factors/totp/${id}`, json, token);
    },
  },
  {
    call: `POST ${me}/factors/passkey/*`,
    entry: { action: 'credentials', name: 'factorAdded', resource: 'users' },
    prepare: async (service) => {
      const actions = factorActions(() => service);
      const { token } = await actions.begin();
      const { id, options: asked } = await actions.beginPasskey(token);
      const credential = softwareAuthenticator().create({ ...page, challenge: asked.challenge });
      return () => actions.post(`${me}/factors/passkey/${id}`, { name: 'Ordinateur', credential }, token);
    },
  },
  {
    call: `PUT ${me}/factors/*`,
    entry: { action: 'credentials', name: 'factorRenamed', resource: 'users', changed: ['factor'] },
    prepare: withFactor((id, token, { call }) =>
      call('PUT', `${me}/factors/${id}`, { token, json: { name: 'Tablette' } }),
    ),
  },
  {
    call: `DELETE ${me}/factors/*`,
    entry: { action: 'credentials', name: 'factorRemoved', resource: 'users' },
    prepare: withFactor((id, token, { call }) => call('DELETE', `${me}/factors/${id}`, { token })),
  },
  {
    call: `POST ${me}/recovery-codes`,
    entry: { action: 'credentials', name: 'recoveryRenewed', resource: 'users' },
    prepare: withFactor((_, token, { call }) => call('POST', `${me}/recovery-codes`, { token })),
  },
];
