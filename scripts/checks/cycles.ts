import type { Import } from './imports.ts';
import { isTestCode } from './tree.ts';

/** The layers whose folders import each other in one direction only. */
const layer = /^(src\/[^/]+|server|resources|scripts|generators|\.storybook|e2e|bench)\//;

/** Returns the folder that a file belongs to, right below its layer. A file of the layer itself counts as a folder. */
export function folderOf(path: string): string {
  const [root = ''] = layer.exec(path) ?? [];
  const [first = ''] = path.slice(root.length).split('/');
  return root + first;
}

/** Returns the groups of files or folders that import each other in a circle, also for types. Nothing imports tests. */
export function findCycles(imports: readonly Import[], unitOf = (path: string) => path): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (isTestCode(from) || unitOf(from) === unitOf(to)) continue;
    edges.set(unitOf(from), (edges.get(unitOf(from)) ?? new Set()).add(unitOf(to)));
  }
  const reachable = new Map([...edges.keys()].map((unit) => [unit, reachableFrom(unit, edges)]));
  const cycles = new Map<string, string[]>();
  for (const [unit, others] of reachable) {
    const cycle = [...others].filter((other) => reachable.get(other)?.has(unit)).sort();
    if (others.has(unit)) cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

/** Returns everything that a unit imports, directly or through others. */
function reachableFrom(unit: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [...(edges.get(unit) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(edges.get(next) ?? []));
  }
  return reached;
}
