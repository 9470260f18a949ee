/** Returns the ids of the stored pictures and documents that the value of a field contains. */
export function fileIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fileIds);
  if (typeof value === 'object' && value !== null && 'src' in value) return fileIds(value.src);
  const id = typeof value === 'string' ? /^\/files\/([\w-]+)$/.exec(value)?.[1] : undefined;
  return id === undefined ? [] : [id];
}
