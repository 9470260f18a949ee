import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Tests that start programs, servers or databases. */
const programs = [
  'server/*.test.ts',
  'server/{backup,database,generic}/**/*.test.ts',
  'generators/{rehearsal,starter}/**/*.test.ts',
  'scripts/{contract,openapi,pack}/**/*.test.ts',
];

// The limits only end a test that hangs, so they are long enough for a busy machine.
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

/** A project whose files share processes: starting one and importing the modules takes longer than most of its tests. */
const shared = (name: string, include: string[], exclude: string[] = []): TestProjectConfiguration => ({
  extends: './vite.config.ts',
  test: { name, environment: 'node', isolate: false, maxWorkers: '100%', include, exclude, ...limits },
});

/** The tests that run in Node. */
export const nodeProjects: TestProjectConfiguration[] = [
  shared('unit', ['{src,resources,.storybook}/**/*.test.ts']),
  shared('server', ['{server,generators}/**/*.test.ts'], programs),
  {
    extends: './vite.config.ts',
    test: {
      name: 'programs',
      // Each file has a process of its own: a server replaces globals of its process. Most of the time is spent in other programs.
      environment: 'node',
      maxWorkers: '100%',
      include: programs,
      ...limits,
    },
  },
  {
    test: {
      name: 'architecture',
      environment: 'node',
      include: ['scripts/**/*.test.ts'],
      exclude: ['scripts/{contract,openapi,pack}/**'],
      ...limits,
    },
  },
];

/** Separate from `vitest.config.ts`, so that these tests start without Storybook. */
export default defineConfig({ test: { projects: nodeProjects } });
