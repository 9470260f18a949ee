import { read } from './transaction.ts';

/** A line for a registry, and the import that it needs. */
export interface Registration {
  /** The constant or the interface that lists the entries. */
  readonly registry: string;
  readonly key: string;
  readonly line: string;
  readonly import?: string;
}

/** Returns a registry's file with one more entry, in alphabetical order. */
export function register(path: string, { registry, key, line, import: added }: Registration): string {
  // An empty registry is on one line.
  const opened = read(path).replace(new RegExp(`(\\b${registry}\\b.*\\{)\\};$`, 'm'), '$1\n};');
  const lines = opened.split('\n');
  const start = lines.findIndex((each) => new RegExp(`\\b${registry}\\b.*\\{$`).test(each));
  if (start < 0) throw new Error(`${path} declares no ${registry}.`);
  const isNext = (each: string) => each.startsWith('}') || (/^ {2}'?(\w+)/.exec(each)?.[1] ?? '') > key;
  const end = lines.findIndex((each, index) => index > start && isNext(each));
  const imports = added === undefined || lines.includes(added) ? [] : [added];
  return [...imports, ...lines.toSpliced(end, 0, line)].join('\n');
}
