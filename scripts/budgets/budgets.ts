import { launchBrowser } from '#scripts/browser.ts';
import { filesWithDemo } from '#scripts/demo-records.ts';
import { startServer } from '#scripts/testing/server.ts';
import { kB } from './brotli.ts';
import { listViolations } from './calls.ts';
import { measureFirstPaints, type Painted, rowSelector, signedInContext } from './pages.ts';
import { resourceShares } from './shares.ts';
import { stylesOfNextPage } from './styles.ts';
import { isOver, line, type Measure } from './verdict.ts';

/*
 * Measures what the browser downloads before the first paint, which calls it makes, and how many elements it shows. It
 * takes what `npm run build` has built, from the real server. Bytes are compressed with brotli.
 */

/** The bytes by which added resources may enlarge the first paint of a list: they use functions that nothing else uses. */
const bytesForAdded = filesWithDemo.size > 0 ? 200 : 0;

const budgets = {
  login: 92_100,
  loginCss: 6_200,
  list: 130_300 + bytesForAdded,
  listCss: 10_300,
  resource: 2_000,
  elements: 670,
  /** The elements whose styles the browser may compute for the next page of a list: a third more than were measured. */
  restyled: 240,
} as const;

function report(title: string, { files }: Painted): void {
  console.log(`\n${title}`);
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`      ${path.padEnd(34)}${kB(bytes).padStart(10)}`);
  }
}

const server = await startServer();
const browser = await launchBrowser();
try {
  const { login, list } = await measureFirstPaints(browser, server);
  const violations = await listViolations(await signedInContext(browser, server), {
    url: `${server.origin}/utilisateurs`,
    call: '/api/v1/admin/users',
    selector: rowSelector,
  });
  if (list.elements > budgets.elements)
    violations.push(`a list of ten rows has ${list.elements} elements, more than ${budgets.elements}`);
  const page = await (await signedInContext(browser, server)).newPage();
  const styles = await stylesOfNextPage(browser, page, `${server.origin}/utilisateurs`);
  console.log(
    `The next page of a list: the styles of ${styles} elements are computed, of ${budgets.restyled}.`,
  );
  if (styles > budgets.restyled)
    violations.push(
      `the next page of a list computes the styles of ${styles} elements, more than ${budgets.restyled}`,
    );
  const measures: Measure[] = [
    { what: 'JavaScript to a painted login', bytes: login.js, budget: budgets.login },
    { what: 'CSS to a painted login', bytes: login.css, budget: budgets.loginCss },
    { what: 'JavaScript to a painted list', bytes: list.js, budget: budgets.list },
    { what: 'CSS to a painted list', bytes: list.css, budget: budgets.listCss },
    ...(await resourceShares(budgets.resource)),
  ];
  report('To a painted login', login);
  report('To a painted list', list);
  console.log('');
  for (const measure of measures) console.log(line(measure));
  console.log(
    violations.length === 0
      ? `ok    a list of ten rows has ${list.elements} of ${budgets.elements} elements, and calls only the profile and the list, side by side`
      : '',
  );
  for (const violation of violations) console.log(`OVER  ${violation}`);
  if (violations.length > 0 || measures.some(isOver)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
