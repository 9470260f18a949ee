import { copyTree, type Run, type TreeCopy } from '#generators/rehearsal/tree-copy.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { measureFirstPaints } from '#scripts/budgets/pages.ts';
import { startServer } from '#scripts/testing/server.ts';
import { addResources } from './sample-resources.ts';

/** A measure of a project, as text. */
type Measured = readonly [what: string, value: string];

const succeeded = ({ code, output }: Run) => {
  if (code !== 0) throw new Error(output);
  return output;
};

async function seconds(what: string, run: () => Promise<Run>): Promise<Measured> {
  const started = performance.now();
  succeeded(await run());
  return [what, `${((performance.now() - started) / 1000).toFixed(1)} s`];
}

/** Measures the bytes that the browser loads before it paints the login page and a list. */
async function firstPaints(copy: TreeCopy): Promise<Measured[]> {
  const server = await startServer({}, copy.folder);
  const browser = await launchBrowser();
  try {
    const { login, list } = await measureFirstPaints(browser, server, copy.folder);
    return [
      ['JavaScript to a painted login', `${login.js} bytes`],
      ['JavaScript to a painted list', `${list.js} bytes`],
      ['index.html, with the boot script and its plan', `${list.html} bytes`],
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * A program that starts Vite, reports seven times that a descriptor has changed, and prints the median of the
 * milliseconds until a browser can load it again.
 */
const reloadProgram = `
  import { createServer } from 'vite';
  const server = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' });
  const { client } = server.environments;
  const read = () => Promise.all(['virtual:resource-entries', '/resources/options.ts'].map((id) => client.transformRequest(id)));
  await read();
  const times = [];
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now();
    server.watcher.emit('change', process.cwd() + '/resources/options.ts');
    await read();
    times.push(performance.now() - started);
  }
  await server.close();
  console.log(Math.round(times.sort((one, other) => one - other)[3]));
`;

async function measure(count: number): Promise<Measured[]> {
  const copy = copyTree();
  try {
    if (count > 0) addResources(copy, count);
    const unit = ['run', '-c', 'vitest.unit.config.ts', '--project', 'unit'];
    return [
      await seconds('types (tsc)', () => copy.run('tsc', '--noEmit', '--checkers', '1')),
      await seconds('unit tests of src, resources and .storybook', () => copy.run('vitest', ...unit)),
      ['a changed descriptor can be loaded again', `${succeeded(copy.evaluate(reloadProgram)).trim()} ms`],
      await seconds('build', () => copy.run('vite', 'build')),
      ...(await firstPaints(copy)),
    ];
  } finally {
    copy.remove();
  }
}

/** Measures a copy of the project as it is, and a copy with `count` more resources. Returns the rows of a table. */
export async function measureGrowth(count: number): Promise<string[][]> {
  const before = await measure(0);
  const after = new Map(await measure(count));
  return before.map(([what, value]) => [what, value, after.get(what) ?? '']);
}
