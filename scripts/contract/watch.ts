import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { member } from '#schema/objects.ts';
import { differenceNames, type Report } from './report.ts';
import { failureText, RunError } from './run-error.ts';

/** What a monitor needs. */
interface Watching {
  readonly base: string;
  readonly minutes: number;
  /** The file with one line of JSON for each check. */
  readonly history: string;
  /** True if differences that the screens work with are not drift. */
  readonly forgive: boolean;
  check(): Promise<Report>;
  wait(milliseconds: number): Promise<unknown>;
  now(): Date;
  log(line: string): void;
}

/** Returns the differences of the last check of this service in a history; undefined if it has none that forgives as much. */
function lastIn({ history, base, forgive }: Watching): readonly string[] | undefined {
  if (!existsSync(history)) return undefined;
  const lines = readFileSync(history, 'utf8').split('\n').filter(Boolean);
  const found = lines.map(parsed).findLast(
    (line) =>
      // Older histories do not say what they forgave.
      member(line, 'base') === base &&
      (member(line, 'forgive') ?? forgive) === forgive &&
      member(line, 'differences'),
  );
  const differences = member(found, 'differences');
  return Array.isArray(differences) ? differences.map(String) : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RunError('The history is not a list of checks: give another --history.');
  }
}

/**
 * Repeats a check and adds each one to a history. Returns the first change of the differences from the check before,
 * which may be of an earlier monitor. A check that cannot run, e.g. without a network, is in the history, and is not a
 * change; the first one must run.
 */
export async function watch(watching: Watching) {
  const { base, minutes, history, forgive, check, wait, now, log } = watching;
  const note = (line: object) =>
    appendFileSync(history, `${JSON.stringify({ at: now().toISOString(), base, forgive, ...line })}\n`);
  let before = lastIn(watching);
  let isFirst = true;
  for (;;) {
    const report = await check().catch((error: unknown) => {
      const failed = failureText(error);
      note({ failed });
      if (isFirst) throw error;
      log(`${now().toISOString()}  ${failed}`);
    });
    if (report !== undefined) {
      // How often a difference occurs, and in which values, is not drift.
      const differences = differenceNames(report, forgive).toSorted();
      const appeared = before === undefined ? [] : differences.filter((each) => !before?.includes(each));
      const gone = before?.filter((each) => !differences.includes(each)) ?? [];
      note({ differences, appeared, gone });
      if (appeared.length + gone.length > 0) return { report, appeared, gone };
      const asBefore = before === undefined ? '' : ', as before';
      before = differences;
      log(`${now().toISOString()}  ${differences.length} differences${asBefore}`);
    }
    isFirst = false;
    await wait(minutes * 60_000);
  }
}
