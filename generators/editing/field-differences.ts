import { parseModule } from 'magicast';
import type { FieldSpec } from '#generators/grammar/fields.ts';
import { filesOf } from '#generators/grammar/resource-spec.ts';
import { builderCall } from '#generators/templates/descriptor.ts';
import type { Resource } from '#schema/resource.ts';
import { read } from './transaction.ts';

/** Returns code on one line, as Biome writes it. */
const onOneLine = (code: string) =>
  code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,(?= ?[}\])])/g, '')
    .replaceAll('"', "'");

/** Returns the declaration of an existing field beside the one that a command would write; undefined if they are the same. */
export function fieldDifference({ name, unique = [] }: Resource, field: FieldSpec): string | undefined {
  const file = filesOf(name).descriptor;
  const text = read(file);
  const node = parseModule(text).exports[name]?.$args?.[1]?.fields?.[field.name]?.$ast;
  if (node === undefined) return undefined;
  const line = (call: string, isUnique: boolean) =>
    `${field.name}: ${onOneLine(call)},${isUnique ? ` unique: ['${field.name}'],` : ''}`;
  const declared = line(text.slice(node.start, node.end), unique.includes(field.name));
  const asked = line(builderCall(field), field.unique === true);
  if (declared.replaceAll(' ', '') === asked.replaceAll(' ', '')) return undefined;
  return `${file}:${node.loc.start.line}\n    has      ${declared}\n    asked    ${asked}`;
}
