import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { factorActions, signedIn } from '#server/testing/factors.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** Returns the statements with which the guide of operators removes the factors of the only administrator. */
function statements(email: string): readonly string[] {
  const [, text = ''] = /```sql\nbegin;\n([^`]*locked_out[^`]*)commit;\n```/.exec(guide) ?? [];
  return text
    .replace('admin@example.com', email)
    .split(';')
    .filter((statement) => statement.trim() !== '');
}

export const lockedOutSuite: Suite = (service) => {
  const actions = factorActions(service);

  test('an administrator without factors and colleagues gets in after the statements of the guide', async () => {
    const { token } = await actions.begin();
    await actions.addTotp(token);
    expect(statements(actions.email)).toHaveLength(6);
    await service()
      .db.transaction()
      .execute(async (trx) => {
        for (const statement of statements(actions.email)) await sql.raw(statement).execute(trx);
      });
    expect((await service().call('GET', '/api/v1/users/me', { token })).status).toBe(401);
    const { status, body } = await actions.signIn();
    expect([status, readData(signedIn, body).user.email]).toEqual([200, actions.email]);
  });
};
