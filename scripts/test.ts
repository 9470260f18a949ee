import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';
import { browser, type Lane, plan, reportPath, type Step } from './steps.ts';
import { type Counts, countsOf, readResults, totalOf } from './testing/test-results.ts';

/*
 * `npm test` runs every check, in order. `npm test -- unit lint` runs only these steps. It installs Chromium if there is
 * none, which may need the right to install packages.
 */

interface Outcome extends Counts {
  readonly step: Step;
  readonly state: 'ok' | 'FAILED' | 'skipped';
  readonly seconds: number;
}

const printHeading = ({ title, name }: Step) => console.log(`\n== ${title} [${name}]`);

/** The steps that share the machine now. They print nothing before their end. */
const sharing = new Set<string>();

/** Prints each minute what is running. Returns the function that ends this. */
function reportProgress(started: number): () => void {
  const timer = setInterval(() => {
    const minutes = Math.round((performance.now() - started) / 60_000);
    if (sharing.size > 0) console.log(`-- ${minutes} min: ${[...sharing].join(', ')} running`);
  }, 60_000);
  return () => clearInterval(timer);
}

/** Runs a step. The output of one that shares the machine is printed at its end, so that lines do not mix. */
function run(step: Step, isShared: boolean, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const [program = '', ...args] = step.command.split(' ');
  const report = join(root, reportPath(step));
  const started = performance.now();
  rmSync(report, { force: true });
  if (isShared) {
    sharing.add(step.name);
    console.log(`-- ${step.title} [${step.name}] has started`);
  } else printHeading(step);
  return new Promise((resolve) => {
    const output = isShared ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...step.env },
      stdio: ['ignore', output, output],
    });
    let printed = '';
    const collect = (chunk: unknown) => {
      printed += String(chunk);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => collect(error.message));
    child.once('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      sharing.delete(step.name);
      if (isShared) printHeading(step);
      process.stdout.write(printed);
      const counts =
        step.report === undefined
          ? { passed: 0, failed: code === 0 ? 0 : 1, flaky: [] }
          : countsOf(() => readResults(step), code === 0);
      const state = code === 0 && counts.failed === 0 ? 'ok' : 'FAILED';
      console.log(`${state} in ${seconds.toFixed(1)} s`);
      resolve({ step, state, seconds, ...counts });
    });
  });
}

/** Skips a step, since others that it needs did not pass. */
function skip(step: Step, others: readonly Step[]): Outcome {
  printHeading(step);
  console.log(`skipped: needs ${others.map(({ name }) => name).join(' and ')}`);
  return { step, state: 'skipped', seconds: 0, passed: 0, failed: 1, flaky: [] };
}

/** Prints the outcome of each step. Returns true if nothing failed. */
function summarise(outcomes: readonly Outcome[], seconds: number): boolean {
  console.log('\n== Summary');
  for (const { step, state, seconds: took, passed, failed } of outcomes) {
    const tests = step.report === undefined ? '' : `${passed} passed, ${failed} failed`;
    console.log(`${state.padEnd(8)}${took.toFixed(1).padStart(7)} s  ${step.title.padEnd(46)}${tests}`);
  }
  console.log(`${' '.repeat(8)}${seconds.toFixed(1).padStart(7)} s  together\n`);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  if (flaky.length > 0) console.log(`Passed only when tried again:\n  ${flaky.join('\n  ')}\n`);
  console.log(totalOf(outcomes.map(({ step, ...counts }) => ({ report: step.report, ...counts }))));
  return outcomes.every(({ failed }) => failed === 0);
}

/** Prints how to run the steps. */
function printHelp(steps: readonly Step[]): void {
  console.log('npm test                 runs every step, in this order');
  console.log('npm test -- lint types   runs only these steps\n');
  for (const { name, title } of steps) console.log(`${name.padEnd(14)}${title}`);
  console.log(
    '\nOne file: npx vitest run --project stories FILE (stories), npx vitest run -c vitest.unit.config.ts FILE (*.test.ts),',
  );
  console.log('npx playwright test FILE (e2e, after npm run build).');
}

async function main(names: readonly string[]): Promise<boolean> {
  const steps = plan.flat(2);
  if (names.some((name) => name === '--help' || name === '-h')) {
    printHelp(steps);
    return true;
  }
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(
      `Unknown step: ${unknown.join(', ')}. There are: ${known.join(', ')}. --help explains them.`,
    );
    return false;
  }
  const named = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  const needsBrowser = named.some(({ needs }) => needs.includes(browser.name));
  const isChosen = (step: Step) => named.includes(step) || (step === browser && needsBrowser);
  const chosen = plan.map((lanes) => lanes.map((lane) => lane.filter(isChosen)));
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // Tests start hundreds of programs. With their compiled code at hand, each needs a third of a second less.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  };
  const started = performance.now();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const endReports = reportProgress(started);
  const outcomes: Outcome[] = [];
  const notPassed = ({ needs }: Step) =>
    outcomes.flatMap(({ step, state }) => (needs.includes(step.name) && state !== 'ok' ? [step] : []));
  const runLane = async (lane: Lane, isShared: boolean) => {
    for (const step of lane) {
      const missing = notPassed(step);
      outcomes.push(missing.length > 0 ? skip(step, missing) : await run(step, isShared, env));
    }
  };
  for (const lanes of chosen) {
    const used = lanes.filter(({ length }) => length > 0);
    await Promise.all(used.map((lane) => runLane(lane, used.length > 1)));
  }
  endReports();
  return summarise(outcomes, (performance.now() - started) / 1000);
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
