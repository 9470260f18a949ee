/** Returns true if two values have the same content. Files are the same only if they are one file. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Blob || other instanceof Blob || Array.isArray(one) !== Array.isArray(other))
    return false;
  const members = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === members.size &&
    entries.every(([name, value]) => members.has(name) && isSame(value, members.get(name)))
  );
}
