interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the full name of a nested member, e.g. `price_per_km.day`. An item of a list has the list's name. */
function nameOf(path: readonly PropertyKey[]): string {
  const item = path.findIndex((step) => typeof step === 'number');
  return path
    .slice(0, item === -1 ? undefined : item)
    .map(String)
    .join('.');
}

/**
 * Returns the messages of each field that a schema refuses, as a service sends them. `messageOf` gives the message of a
 * problem. A problem of the whole body belongs to no field.
 */
export function fieldErrors(
  issues: readonly Issue[],
  messageOf: (problem: string) => string,
): Record<string, string[]> {
  const byField = Map.groupBy(issues, ({ path }) => nameOf(path));
  byField.delete('');
  return Object.fromEntries(
    [...byField].map(([name, own]) => [name, [...new Set(own.map(({ message }) => messageOf(message)))]]),
  );
}
