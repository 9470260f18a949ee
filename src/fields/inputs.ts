import type { Field } from '#schema/field.ts';
import type { Input } from './contract.ts';
import { registry } from './input-registry.ts';

const byKind = new Map<string, Input | undefined>(Object.entries(registry));

/** Returns the input of a field. Throws if the field is read only. */
export function inputOf(field: Field): Input {
  const input = byKind.get(field.kind);
  if (input === undefined) throw new Error(`The kind ${field.kind} is read only: no form can contain it.`);
  return input;
}
