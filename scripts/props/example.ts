const begins = '\n  example: {\n';
const ends = '\n  },';

/** Returns the source of a guide's example as a descriptor would have it; undefined if there is none. */
export function exampleIn(source: string): string | undefined {
  const start = source.indexOf(begins);
  const end = source.indexOf(ends, start);
  if (start < 0 || end < 0) return undefined;
  const lines = source.slice(start + begins.length, end).split('\n');
  return ['fields: {', ...lines.map((line) => line.slice('  '.length)), '}'].join('\n');
}
