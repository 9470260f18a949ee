import { expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import type { Suite } from '#server/testing/suite.ts';

const config = {
  base_price: 3,
  price_per_km: { day: 1.2, night: 1.5 },
  price_per_minute: { day: 0.3, night: 0.35 },
  supplements: {
    day: { animal: 2, luggage: 1, person: 0 },
    night: { animal: 1_000_000, luggage: 1.25, person: 2 },
  },
};

/** The path of every price of the configuration. */
const paths = [
  'base_price',
  'price_per_km.day',
  'price_per_km.night',
  'price_per_minute.day',
  'price_per_minute.night',
  ...['day', 'night'].flatMap((time) =>
    ['animal', 'luggage', 'person'].map((name) => `supplements.${time}.${name}`),
  ),
];

/** Returns the configuration with another value at a path. */
const withValue = (path: string, value: unknown) => replaced(config, path.split('.'), value);

function replaced(part: object, [step = '', ...steps]: readonly string[], value: unknown): object {
  const members = Object.entries(part).map(([name, member]) => {
    if (name !== step) return [name, member];
    return [name, steps.length === 0 ? value : replaced(member, steps, value)];
  });
  return Object.fromEntries(members);
}

export const pricesSuite: Suite = (service) => {
  async function call(method: string, json?: unknown, body?: string) {
    const token = await service().tokenOf('admin');
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    return service().call(method, '/api/v1/price-configs', {
      token,
      json,
      headers,
      ...(body !== undefined && { body }),
    });
  }

  test('prices are null until they are written; then one row stores them', async () => {
    expect((await call('GET')).body).toEqual({ data: null });
    const { status, body } = await call('PUT', config);
    expect([status, body.message]).toEqual([200, message('pricesUpdated')]);
    expect((await call('GET')).body.data).toEqual(config);
    const next = { ...config, base_price: 4.5 };
    expect((await call('PUT', next)).body.data).toEqual(next);
    expect(await service().db.selectFrom('price_configs').select('base').execute()).toHaveLength(1);
  });

  test('a value that is not a price is an error at its path, and nothing changes', async () => {
    await call('PUT', config);
    const bad = [null, undefined, '', '12', 'NaN', -0.01, 1_000_000.01, 1.005, 1e300, true, [], {}];
    for (const path of paths) {
      for (const value of bad) {
        const { status, body } = await call('PUT', withValue(path, value));
        expect([path, value, status, Object.keys(body.errors ?? {})]).toEqual([path, value, 422, [path]]);
      }
    }
    for (const section of ['price_per_km', 'price_per_minute', 'supplements', 'supplements.night']) {
      for (const value of [undefined, null, 7, 'x']) {
        const { status, body } = await call('PUT', withValue(section, value));
        expect([section, value, status, Object.keys(body.errors ?? {})]).toEqual([
          section,
          value,
          422,
          [section],
        ]);
      }
    }
    const huge = JSON.stringify(config).replace('"base_price":3', '"base_price":1e999');
    expect((await call('PUT', undefined, huge)).status).toBe(422);
    const polluting = JSON.stringify(config).replace('"day"', '"__proto__":{"x":1},"day"');
    expect((await call('PUT', undefined, polluting)).status).toBe(400);
    expect((await call('GET')).body.data).toEqual(config);
  }, 30_000);
};
