import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Tests that start programs, servers or databases, or need a process of their own since they replace modules. */
const programs = [
  '.storybook/docs/playgrounds.test.ts',
  'server/*.test.ts',
  'server/{backup,database,generic,migrations}/**/*.test.ts',
  'generators/{rehearsal,starter}/**/*.test.ts',
  'scripts/{contract,openapi,pack,rehearse}/**/*.test.ts',
];

// The limits only end a test that hangs, so they are long enough for a busy machine.
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** A project of tests of the product. Most of the time of the longest ones is spent in other programs. */
const project = (
  name: string,
  isolate: boolean,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration => ({
  extends: './vite.config.ts',
  test: { name, environment: 'node', isolate, maxWorkers: '100%', include, exclude, ...limits },
});

/** The tests that run in Node. Files share processes where they can: starting one takes longer than most tests. */
export const nodeProjects: TestProjectConfiguration[] = [
  project('unit', false, ['{src,resources,.storybook,bench}/**/*.test.ts'], programs),
  project('server', false, ['{server,generators}/**/*.test.ts'], programs),
  // A server replaces globals of its process.
  project('programs', true, programs),
  {
    test: {
      name: 'architecture',
      environment: 'node',
      include: ['scripts/**/*.test.ts'],
      exclude: ['scripts/{contract,openapi,pack,rehearse}/**'],
      ...limits,
    },
  },
];

/** Separate from `vitest.config.ts`, so that these tests start without Storybook. */
export default defineConfig({ test: { projects: nodeProjects } });
