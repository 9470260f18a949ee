import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserArgs, ensureBrowser } from '#scripts/browser.ts';
import { openBaseline } from './baseline.ts';
import { listStories, type Shot, takeSessions } from './camera.ts';
import { help, type Options, readOptions } from './options.ts';
import { countStates, judge, judgeLeft, type Outcome } from './outcomes.ts';
import { type Picture, picturesOf, planOf, type Session } from './plan.ts';
import { writeReport } from './report.ts';
import { buildStorybook, serveStorybook } from './storybook.ts';

/** One way to draw: what is drawn again is drawn whole, letters are not hinted, nothing is left to another thread. */
const drawingArgs = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
];

/** Takes every picture and says what became of it. */
async function look(browser: Browser, origin: string, options: Options): Promise<Outcome[]> {
  const baseline = openBaseline(options.baseline);
  const stories = await listStories(browser, origin);
  const plan = planOf(stories, options.only);
  const total = picturesOf(plan).length;
  console.log(`${stories.length} stories, ${total} pictures, ${options.workers} at once`);
  const outcomes: Outcome[] = [];
  const isKnown = ({ id }: Picture, png: Buffer) => baseline.read(id)?.equals(png) ?? false;
  const queue = [...plan];
  const take = (session: Session, shots: readonly Shot[]) => {
    const before = outcomes.length;
    outcomes.push(...shots.map((shot) => judge(shot, baseline.read(shot.picture.id))));
    tell(session.sittings[0]?.story.title ?? '', outcomes.length, before, total);
  };
  await Promise.all(
    Array.from({ length: options.workers }, () =>
      takeSessions(browser, origin, () => queue.shift(), isKnown, take),
    ),
  );
  if (options.only.length > 0) return outcomes;
  const wanted = new Set(outcomes.map(({ id }) => id));
  const left = baseline.ids().filter((id) => !wanted.has(id));
  return [...outcomes, ...left.map((id) => judgeLeft(id, baseline.read(id) ?? Buffer.of()))];
}

/** A line that is written over on a terminal; elsewhere, one line now and then. */
function tell(title: string, done: number, before: number, total: number): void {
  const line = `${done}/${total} ${title}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}\x1b[K${done === total ? '\n' : ''}`);
  else if (Math.floor(done / 200) > Math.floor(before / 200)) console.log(line);
}

/** Says what came of it; true where nothing differs or all of it was accepted. */
function conclude(outcomes: readonly Outcome[], options: Options): boolean {
  const counts = countStates(outcomes);
  for (const { state, id, problem } of outcomes)
    if (state !== 'same' && (state !== 'new' || counts.new < 50))
      console.log(`${state.padEnd(8)} ${id}${problem === undefined ? '' : `: ${problem}`}`);
  console.log(
    Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', '),
  );
  const page = writeReport(options.report, outcomes);
  console.log(`Report: ${relative(process.cwd(), page)}`);
  if (!options.update) return counts.same === outcomes.length;
  openBaseline(options.baseline).accept(outcomes);
  console.log(`Accepted in ${relative(process.cwd(), resolve(options.baseline))}`);
  return counts.failed === 0;
}

async function main(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  if (options.help) {
    console.log(help);
    return true;
  }
  if (!existsSync(options.baseline) && !options.update)
    console.log('There is no baseline yet: everything will be new. --update accepts it.');
  const storybook = await serveStorybook(options.storybook ?? buildStorybook());
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArgs, ...drawingArgs],
  });
  const started = performance.now();
  try {
    const outcomes = await look(browser, storybook.origin, options);
    console.log(`Taken in ${Math.round((performance.now() - started) / 1000)} s`);
    return conclude(outcomes, options);
  } finally {
    await browser.close();
    storybook.stop();
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
