import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { formOf } from '#server/testing/pictures.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash } from '#server/testing/test-service.ts';
import { category, plan, type Write, writes } from '#server/testing/writes.ts';

const categories = '/api/v1/admin/categories';
const badTexts = {
  'a zero byte': 'a\0b',
  'control characters': 'a\u001b[31mb',
  'a deletion character': 'a\u007f',
  'a mark that reverses the text': 'a\u202egpj.exe',
  'a mark that isolates a direction': '\u2067a\u2069',
  markup: '<script>alert(1)</script>',
  'an image that runs': 'x<img src=x onerror=alert(1)>',
} as const;
/** A password may contain any character that can be typed. */
const forbiddenInSecrets = ['a zero byte', 'control characters', 'a deletion character', 'too long'];
const badValues = {
  null: null,
  'a number': 12,
  true: true,
  'an object': { a: 1 },
  'a list of numbers': [1],
  empty: '',
};
const badNumbers = {
  negative: -1,
  'too fine': 1.005,
  'too large': 1e300,
  senseless: 1_000_001,
  'a number as text': '12',
};

export const badInputSuite: Suite = (service) => {
  async function prepare(write: Write) {
    const { db, addUser, sessionOf } = service();
    const user = await addUser({ role: 'admin', password_hash: await knownHash() });
    const id = newId();
    const texts = { titre: 'Avant', titre_en: 'Before', description: 'd', icon_id: null };
    await db
      .insertInto('categories')
      .values({ id, ...texts })
      .execute();
    await db
      .insertInto('options')
      .values({ id, ...texts })
      .execute();
    await db
      .insertInto('subscription_plans')
      .values({ id, ...plan.good })
      .execute();
    const { access_token: token } = await sessionOf(user);
    return { token, path: write.path.replace(/\{\w+\}/g, id) };
  }
  const rows = async () => ({
    users: await service()
      .db.selectFrom('users')
      .select(['email', 'password_hash', 'languages'])
      .orderBy('id')
      .execute(),
    categories: await service().db.selectFrom('categories').selectAll().orderBy('id').execute(),
    options: await service().db.selectFrom('options').selectAll().orderBy('id').execute(),
    plans: await service().db.selectFrom('subscription_plans').selectAll().orderBy('id').execute(),
    files: await service().db.selectFrom('files').select('id').execute(),
  });

  describe.for(writes)('$name', (write) => {
    const isSecret = (field: string) => /password/i.test(field);

    test('rejects every invalid field with a message at the field, and writes nothing', async () => {
      const { token, path } = await prepare(write);
      const before = await rows();
      const send = (fields: Readonly<Record<string, unknown>>) =>
        write.type === 'json'
          ? service().call(write.method, path, { token, json: fields })
          : service().call(write.method, path, {
              token,
              form: formOf(fields),
            });

      for (const field of Object.keys(write.good)) {
        const others = Object.fromEntries(Object.entries(write.good).filter(([name]) => name !== field));
        const tooLong = `${'a'.repeat(write.longest?.[field] ?? 0)}é`;
        const texts = Object.entries({
          ...badTexts,
          'too long': tooLong,
          spaces: '   ',
          'nothing visible': '\u200b\u2060\u3164',
        }).filter(([what]) => !(isSecret(field) && !forbiddenInSecrets.includes(what)));
        const isNumber = write.numbers?.includes(field) ?? false;
        const wrong = isNumber ? { ...badValues, 'a number': 'douze', ...badNumbers } : badValues;
        const values = write.type === 'json' ? Object.entries(wrong) : [['empty', ''] as const];
        const file = new File(['x'], 'a.txt', { type: 'text/plain' });
        const cases = [...texts, ...values, ...(write.type === 'form' ? [['a file', file] as const] : [])];
        for (const [what, value] of [...cases, ['missing', undefined] as const]) {
          const response = await send(value === undefined ? others : { ...others, [field]: value });
          const found = [write.name, field, what, response.status, Object.keys(response.body.errors ?? {})];
          expect(found).toEqual([write.name, field, what, 422, [field]]);
          expect(response.body.message).toBe(message('invalid'));
          expect(
            response.body.errors?.[field]?.every((text) => /[a-zé]/.test(text) && !text.includes('{{')),
          ).toBe(true);
        }
      }
      const empty = await send({});
      expect([empty.status, Object.keys(empty.body.errors ?? {}).toSorted()]).toEqual([
        422,
        Object.keys(write.good).toSorted(),
      ]);
      expect(await rows()).toEqual(before);
    }, 60_000);

    test('rejects keys with a meaning in JavaScript, malformed bodies, other types and large bodies', async () => {
      const { token, path } = await prepare(write);
      const before = await rows();
      const send = (body: string, type: string) =>
        service().call(write.method, path, { token, body, headers: { 'content-type': type } });
      const asJson = JSON.stringify(write.good);
      const json = 'application/json';
      const boundary = 'multipart/form-data; boundary=x';
      const part = (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\ny\r\n--x--\r\n`;
      const cases: readonly (readonly [body: string, type: string, status: number])[] =
        write.type === 'json'
          ? [
              [`{"__proto__":{"role":"admin"},${asJson.slice(1)}`, json, 400],
              [`{"constructor":{"prototype":{}},${asJson.slice(1)}`, json, 400],
              [`{"more":{"__proto__":1},${asJson.slice(1)}`, json, 400],
              [`{"more":${'['.repeat(9000)}${']'.repeat(9000)},${asJson.slice(1)}`, json, 400],
              ['{"email":', json, 400],
              ['', json, 400],
              ['{"a":"\xff"', json, 400],
              ['null', json, 422],
              ['[]', json, 422],
              ['"text"', json, 422],
              ['7', json, 422],
              [asJson, 'text/plain', 415],
              [asJson, 'application/x-www-form-urlencoded', 415],
              [asJson, '', 415],
              [JSON.stringify({ ...write.good, more: 'a'.repeat(101 * 1024) }), json, 413],
            ]
          : [
              [part('__proto__'), boundary, 400],
              ['garbage', boundary, 400],
              ['', boundary, 400],
              [part('titre'), 'multipart/form-data', 400],
              [asJson, json, 415],
              ['titre=a', 'application/x-www-form-urlencoded', 415],
            ];
      for (const [body, type, expected] of cases) {
        const { status, body: response } = await send(body, type);
        expect([body.slice(0, 40), type, status]).toEqual([body.slice(0, 40), type, expected]);
        expect(response.message).toBeTruthy();
      }
      expect(await rows()).toEqual(before);
    });
  });

  test('a field that is sent twice is rejected', async () => {
    const { token, path } = await prepare({ ...category, name: '', method: 'POST', path: categories });
    const form = formOf(category.good);
    form.append('titre', 'Encore');
    const { status, body } = await service().call('POST', path, { token, form });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['titre']]);
  });

  test('a form of 60,000 parts is rejected with the reason', async () => {
    const { token, path } = await prepare({ ...category, name: '', method: 'POST', path: categories });
    const part = '--x\r\nContent-Disposition: form-data; name="titre"\r\n\r\ny\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const call = { token, headers, body: `${part.repeat(60_000)}--x--\r\n` };
    const { status, body } = await service().call('POST', path, call);
    expect([status, body]).toEqual([
      413,
      { code: 'E_TOO_LARGE', message: message('tooManyParts', { max: 100 }) },
    ]);
  });

  test('a body without a declared length is limited too', async () => {
    const chunk = new TextEncoder().encode('a'.repeat(60 * 1024));
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(chunk);
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    expect((await service().app.request('/auth/signin', init)).status).toBe(413);
  });

  test('text that only resembles markup is accepted', async () => {
    const { token, path } = await prepare({ ...category, name: '', method: 'POST', path: categories });
    const description = 'Prix < 20 €, note > 4 & ouvert 7/7 <3';
    const { status, body } = await service().call('POST', path, {
      token,
      form: formOf({ ...category.good, description }),
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ description });
  });
};
