import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { TestService } from './test-service.ts';

/** Tests that must pass on every database. They open no service: `service()` returns the current one while they run. */
export type Suite = (service: () => TestService) => void;

/** Runs suites over one service. Each test begins with empty tables. */
export function runSuites(name: string, open: () => Promise<TestService>, suites: readonly Suite[]): void {
  describe(name, () => {
    let service: TestService | undefined;
    const current = () => {
      if (!service) throw new Error('The service is open only while tests run');
      return service;
    };
    beforeAll(async () => {
      service = await open();
    }, 60_000);
    beforeEach(() => current().reset());
    afterAll(async () => service?.close());
    for (const suite of suites) suite(current);
  });
}
