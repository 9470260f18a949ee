import { expect, test, vi } from 'vitest';
import { createBackground } from './background.ts';
import { silentLog } from './log.ts';
import { createUpkeep } from './upkeep.ts';

test('a task begins again after an error and after its end, never twice at the same time, until it is stopped', async () => {
  const failures: string[] = [];
  const background = createBackground({ ...silentLog, error: (line) => void failures.push(line) });
  const upkeep = createUpkeep(background, 1);
  let [begun, running, most] = [0, 0, 0];
  upkeep.run('watering', async () => {
    begun += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 3));
    running -= 1;
    if (begun === 1) throw new Error('no water');
  });
  await vi.waitFor(() => expect(begun).toBeGreaterThan(2));
  expect([most, failures]).toEqual([1, ['watering failed']]);

  upkeep.stop();
  await background.settled();
  const last = begun;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toBe(last);
});
