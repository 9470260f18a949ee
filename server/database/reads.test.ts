import { expect, test } from 'vitest';
import { createReads, type ReadTarget } from './reads.ts';

function setup(isCaughtUp: () => Promise<boolean>) {
  const targets: ReadTarget[] = [];
  let time = 0;
  const reads = createReads({
    primary: 'primary',
    replica: 'replica',
    isCaughtUp,
    isFailure: (error) => error instanceof URIError,
    isCanceled: (error) => error instanceof EvalError,
    onRead: (target) => void targets.push(target),
    now: () => time,
    readMs: 5,
  });
  const read = (position: string | undefined = '0/1') => reads(position, async (db) => db);
  const pass = (ms: number) => {
    time += ms;
  };
  return { reads, read, targets, pass };
}

test('a read is made on a replica that has everything, at once or a moment later', async () => {
  const results = [true, false, false, true];
  const { read } = setup(async () => results.shift() ?? false);
  expect([await read(), await read()]).toEqual(['replica', 'replica']);
  const without = setup(async () => true);
  expect(await without.reads(undefined, async (db) => db)).toBe('primary');
});

test.for<readonly [name: string, check: () => Promise<boolean>, target: ReadTarget]>([
  ['late', async () => false, 'primary, replica late'],
  ['unreachable', () => Promise.reject(new Error('refused')), 'primary, replica failed'],
  ['unresponsive', () => new Promise<boolean>(() => {}), 'primary, replica late'],
])('a replica that is %s is not used for a second', async ([, check, target]) => {
  let checks = 0;
  const { read, targets, pass } = setup(() => {
    checks += 1;
    return check();
  });
  expect(await read()).toBe('primary');
  const first = checks;
  expect(await read()).toBe('primary');
  expect([checks, targets]).toEqual([first, [target, 'primary']]);
  pass(1001);
  await read();
  expect(checks).toBeGreaterThan(first);
});

test('a read that the replica does not respond to in time is made on the primary', async () => {
  const { reads, targets } = setup(async () => true);
  const frozen = (db: string) => (db === 'replica' ? new Promise<string>(() => {}) : Promise.resolve(db));
  expect(await reads('0/1', frozen)).toBe('primary');
  expect(targets).toEqual(['primary, replica failed']);
});

test('a read that the replica cancels is repeated on the primary; the next one is made on the replica again', async () => {
  const { reads, read, targets } = setup(async () => true);
  const slow = async (db: string) => {
    if (db === 'replica') throw new EvalError('canceling statement due to statement timeout');
    return db;
  };
  expect([await reads('0/1', slow), await read()]).toEqual(['primary', 'replica']);
  expect(targets).toEqual(['primary, read canceled', 'replica']);
});

test('a read that fails because of the replica is repeated on the primary, any other error is the response', async () => {
  const { reads, targets } = setup(async () => true);
  const once = async (db: string) => {
    if (db === 'replica') throw new URIError('terminating connection');
    return db;
  };
  expect(await reads('0/1', once)).toBe('primary');
  expect(targets).toEqual(['primary, replica failed']);
  const other = setup(async () => true);
  await expect(other.reads('0/1', () => Promise.reject(new RangeError()))).rejects.toThrow(RangeError);
  expect(other.targets).toEqual([]);
  expect(await other.read()).toBe('replica');
});
