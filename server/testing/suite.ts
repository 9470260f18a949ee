import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { World } from './world.ts';

/** Tests that must pass on every database. They get the service when they run. */
export type Suite = (world: () => World) => void;

/** Runs suites over one world, each test on empty tables. */
export function runSuites(name: string, open: () => Promise<World>, suites: readonly Suite[]): void {
  describe(name, () => {
    let world: World | undefined;
    const current = () => {
      if (!world) throw new Error('There is no world before the tests run');
      return world;
    };
    beforeAll(async () => {
      world = await open();
    }, 60_000);
    beforeEach(() => current().reset());
    afterAll(async () => world?.close());
    for (const suite of suites) suite(current);
  });
}
