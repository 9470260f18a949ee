import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** The tests that run in Node. */
export const nodeProjects: TestProjectConfiguration[] = [
  {
    extends: './vite.config.ts',
    test: {
      name: 'unit',
      environment: 'node',
      // Files share a process: starting one and importing the modules takes longer than most of these tests.
      isolate: false,
      // Most of the time is spent in the programs that tests start.
      maxWorkers: '100%',
      // The limits only end a test that hangs, so they are long enough for a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: [
        '{src,resources,.storybook,server,generators,scripts/contract,scripts/openapi,scripts/pack}/**/*.test.ts',
      ],
    },
  },
  {
    test: {
      name: 'architecture',
      environment: 'node',
      include: ['scripts/**/*.test.ts'],
      exclude: ['scripts/{contract,openapi,pack}/**'],
      // These tests read every file.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
];

/** Separate from `vitest.config.ts`, so that these tests start without Storybook. */
export default defineConfig({ test: { projects: nodeProjects } });
