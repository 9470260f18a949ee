/** The reason to reject a file. */
export type FileRejection = 'type' | 'size';

/** Returns true if a file has one of the types: `image/png`, `image/*` or `.png`. An empty list accepts all. */
export function acceptsType(file: { name: string; type: string }, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  return accept.some((pattern) => {
    const wanted = pattern.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
}

/** Returns the reason to reject a file, or null. */
export function rejectionOf(
  file: { name: string; type: string; size: number },
  accept: readonly string[],
  maxBytes: number,
): FileRejection | null {
  if (!acceptsType(file, accept)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}
