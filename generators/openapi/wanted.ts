import { UsageError } from '#generators/grammar/usage-error.ts';

/** What `--resources` says of the resources that a document suggests. */
export interface Wanted {
  /** The names to generate; all if there are none. */
  readonly only: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  /** Other names, by the proposed ones. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Reads `pets, orders`, `-logs` and `users=members`. */
export function readWanted(text = ''): Wanted {
  const wanted = { only: new Set<string>(), without: new Set<string>(), renamed: new Map<string, string>() };
  for (const piece of text.split(',').map((each) => each.trim())) {
    if (piece === '') continue;
    const [, minus, name = '', other] = /^(-?)(\w+)(?:\s*=\s*(\w+))?$/.exec(piece) ?? [];
    if (name === '' || (minus === '-' && other !== undefined))
      throw new UsageError(
        `--resources “${piece}”: write pets (only these), -logs (without) or users=members.`,
      );
    if (other !== undefined) wanted.renamed.set(name, other);
    else if (minus === '-') wanted.without.add(name);
    else wanted.only.add(name);
  }
  return wanted;
}
