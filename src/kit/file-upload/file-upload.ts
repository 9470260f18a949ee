/** Why a file was not taken. */
export type FileRefusal = 'type' | 'size';

/** Whether a file's type is among those asked for: `image/png`, `image/*` or `.png`. */
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

/** What speaks against a file, if anything does. */
export function refuse(
  file: { name: string; type: string; size: number },
  accept: readonly string[],
  maxBytes: number,
): FileRefusal | null {
  if (!acceptsType(file, accept)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}
