import type { CDPSession } from 'playwright-core';
import * as z from 'zod/mini';

/** The types of work of the main thread of a page. */
export const workTypes = [
  'parse',
  'compile',
  'script',
  'garbage',
  'style',
  'layout',
  'paint',
  'other',
] as const;
type WorkType = (typeof workTypes)[number];

/** The types of the browser's tasks, by their names in a trace. The first that matches counts. */
const tasks: readonly (readonly [RegExp, WorkType])[] = [
  [/GC/, 'garbage'],
  [/^(ParseHTML|ParseAuthorStyleSheet)/, 'parse'],
  [/^v8\.compile|^V8\.(Compile|Parse|PreParse)/, 'compile'],
  [/^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)|^v8\./, 'script'],
  [/^(UpdateLayoutTree|RecalculateStyles)/, 'style'],
  [/^Layout$/, 'layout'],
  [/^(PrePaint|Paint|Layerize|Commit|UpdateLayer)/, 'paint'],
];

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** When the task began, in microseconds. */
  ts: z.number(),
  /** How long it took, in microseconds, with the tasks inside it. */
  dur: z.optional(z.number()),
  /** The part of it in which the thread had a processor. */
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ name: z.optional(z.string()) })),
});
type Event = z.infer<typeof event>;

const categories = ['__metadata', 'devtools.timeline', 'v8', 'v8.execute', 'disabled-by-default-v8.compile'];

/**
 * Returns the milliseconds of processor time that the main thread of a page spends on each type of work while `act`
 * runs.
 */
export async function traceMainThread(
  cdp: CDPSession,
  act: () => Promise<unknown>,
): Promise<Record<WorkType, number>> {
  const events: Event[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.flatMap((each) => event.safeParse(each).data ?? []));
  });
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return timeByWorkType(tasksOfMainThread(events));
}

/** Returns the tasks of the main thread that ran most of the page's code, in their order. */
function tasksOfMainThread(events: readonly Event[]): Event[] {
  const thread = ({ pid, tid }: Event) => `${pid}:${tid}`;
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map((each) => [thread(each), each.args?.name]),
  );
  const found = Map.groupBy(
    events.filter((each) => each.ph === 'X' && names.get(thread(each)) === 'CrRendererMain'),
    thread,
  );
  const [busiest = []] = [...found.values()].sort((one, other) => other.length - one.length);
  // A task comes before the tasks inside it.
  return busiest.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

/** Adds up the time of tasks without the time of the tasks inside them. */
function timeByWorkType(ordered: readonly Event[]): Record<WorkType, number> {
  const sums = { parse: 0, compile: 0, script: 0, garbage: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open: { end: number; type: WorkType }[] = [];
  for (const { name, ts, dur = 0, tdur = dur } of ordered) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const type = tasks.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
    const outer = open.at(-1);
    sums[type] += tdur / 1000;
    if (outer !== undefined) sums[outer.type] -= tdur / 1000;
    open.push({ end: ts + dur, type });
  }
  return sums;
}
