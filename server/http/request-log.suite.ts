import { expect, test } from 'vitest';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash } from '#server/testing/test-service.ts';

const shape = /^[A-Z]+ \/\S* \d{3} \d+ms id=[\da-f-]{36} account=\S+ address=\S+( (security|refused)=\w+)?$/;

export const requestLogSuite: Suite = (service) => {
  test('each request has one line with the account and the code of a refusal, and nothing that a person typed', async () => {
    const { addUser, appWith, sessionOf } = service();
    const lines: string[] = [];
    const log = {
      info: (line: string) => void lines.push(line),
      error: (line: string) => void lines.push(line),
    };
    const app = appWith({ log });
    const email = 'alice.dubreuil@exemple.fr';
    const id = await addUser({
      role: 'admin',
      name: 'Alice Dubreuil',
      email,
      password_hash: await knownHash(),
    });
    const { access_token: token, refresh_token } = await sessionOf(id);
    const send = async (method: string, path: string, json?: unknown, bearer = token) =>
      app.request(path, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.7',
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
    await send('GET', '/api/v1/admin/users?query=Dubreuil');
    await send('POST', '/api/v1/admin/options', {
      titre: 'Titre privé',
      titre_en: 'Private',
      description: 'Dit en secret',
      categories: [],
    });
    await send('POST', '/auth/signin', { email, password: 'un secret deviné' });
    await send('POST', '/auth/request-otp', { email });
    await send('GET', '/api/v1/admin/users', undefined, 'un-jeton');
    await send('PUT', '/api/v1/users/me/password', { currentPassword: 'un secret', newPassword: 'court' });
    expect(lines.filter((line) => !shape.test(line))).toEqual([]);
    const words = lines.map((line) => line.split(' '));
    expect(words.map(([method, , status]) => [method, status])).toEqual([
      ['GET', '200'],
      ['POST', '201'],
      ['POST', '401'],
      ['POST', '200'],
      ['GET', '401'],
      ['PUT', '422'],
    ]);
    expect(lines.filter((line) => line.includes(` account=${id} address=192.0.2.7`))).toHaveLength(3);
    expect(lines.flatMap((line) => /security=(\w+)/.exec(line)?.[1] ?? [])).toEqual([
      'E_INVALID_CREDENTIALS',
      'E_AUTH_UNAUTHORIZED',
    ]);
    for (const secret of [
      /dubreuil/i,
      /exemple/,
      /secret/,
      /priv/i,
      /jeton/,
      token,
      refresh_token.value,
      'court',
    ])
      expect(lines.join('\n')).not.toMatch(secret);
  });
};
