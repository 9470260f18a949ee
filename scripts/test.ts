import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.ts';
import { plan, reportOf, type Step } from './steps.ts';
import { type Counts, readCounts } from './testing/counts.ts';

/*
 * `npm test`: every check, in order. `npm test -- unit lint` runs only those steps.
 * Needs Node.js and, where there is no Chromium, the rights to install one.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

interface Outcome extends Counts {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
  readonly skipped: boolean;
}

/** Steps that share the machine say their piece when they are done, so that lines do not mix. */
function run(step: Step, together: boolean, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const [command, ...args] = step.command;
  const started = performance.now();
  rmSync(join(root, reportOf(step)), { force: true });
  if (!together) heading(step);
  return new Promise((resolve) => {
    const output = together ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', output, output] });
    let said = '';
    const note = (chunk: unknown) => {
      said += String(chunk);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.once('error', (error) => note(error.message));
    child.once('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      if (together) heading(step);
      if (together) process.stdout.write(said);
      const counts = readCounts(join(root, reportOf(step)), step.report, code === 0);
      const ok = code === 0 && counts.failed === 0;
      console.log(`${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
      resolve({ step, ok, seconds, skipped: false, ...counts });
    });
  });
}

const heading = (step: Step) => console.log(`\n== ${step.title} [${step.name}]`);

const skip = (step: Step): Outcome => {
  heading(step);
  console.log(`skipped: needs ${step.needs?.join(', ')}`);
  return { step, ok: false, seconds: 0, skipped: true, passed: 0, failed: 1, unsteady: [] };
};

function summarise(outcomes: readonly Outcome[], seconds: number): boolean {
  console.log('\n== Summary');
  for (const { step, ok, skipped, seconds: took, passed, failed } of outcomes) {
    const tests = step.report === undefined ? '' : `${passed} passed, ${failed} failed`;
    const state = skipped ? 'skipped' : ok ? 'ok' : 'FAILED';
    console.log(`${state.padEnd(8)}${took.toFixed(1).padStart(7)} s  ${step.title.padEnd(46)}${tests}`);
  }
  console.log(`${' '.repeat(8)}${seconds.toFixed(1).padStart(7)} s  together\n`);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  if (unsteady.length > 0) console.log(`Passed only when tried again:\n  ${unsteady.join('\n  ')}\n`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function main(names: readonly string[]): Promise<boolean> {
  const known = plan.flat().map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return false;
  }
  const chosen = plan
    .map((group) => group.filter((step) => names.length === 0 || names.includes(step.name)))
    .filter((group) => group.length > 0);
  const needsBrowser = chosen
    .flat()
    .some(({ name }) => ['stories', 'budgets', 'storybook', 'e2e'].includes(name));
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(needsBrowser && { CHROMIUM_PATH: ensureBrowser() }),
  };
  const started = performance.now();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const outcomes: Outcome[] = [];
  const failed = (name: string) => outcomes.some((outcome) => outcome.step.name === name && !outcome.ok);
  for (const group of chosen) {
    const work = group.map((step) =>
      step.needs?.some(failed) ? skip(step) : run(step, group.length > 1, env),
    );
    outcomes.push(...(await Promise.all(work)));
  }
  return summarise(outcomes, (performance.now() - started) / 1000);
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
