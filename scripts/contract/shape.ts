import type { JsonSchema } from '#server/openapi/json-schema.ts';

/** Returns the shape of a value without the value: `string(12)`, `list(3)`, `object(id, name)`. */
export function shapeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `string(${value.length})${contentNote(value)}`;
  if (Array.isArray(value)) return `list(${value.length})`;
  if (typeof value === 'object') return `object(${namesOf(value)})`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Returns a note on a text that holds a number or a date: its declaration may have another type. */
function contentNote(text: string): string {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return ' holding a number';
  if (/^\d{4}-\d\d-\d\d/.test(text)) return ' holding a date';
  return '';
}

/** Returns the outline of a response, to compare with a declared envelope: `{data: {items, total}}`. */
export function outlineOf(body: unknown): string {
  if (Array.isArray(body)) return '[records]';
  if (typeof body !== 'object' || body === null) return shapeOf(body);
  const parts = Object.entries(body).map(([name, value]) => {
    if (name !== 'data') return name;
    return Array.isArray(value) || typeof value !== 'object' || value === null
      ? `data: ${outlineOf(value)}`
      : `data: {${namesOf(value)}}`;
  });
  return `{${parts.join(', ')}}`;
}

const shownNames = 4;

function namesOf(value: object): string {
  const names = Object.keys(value);
  const rest = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}

/** Returns a short text for a schema, e.g. `string (date-time)`. */
export function schemaText(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return 'anything';
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(schemaText).join(' or ');
  const types = [schema.type ?? 'anything'].flat().map((type) => (type === 'array' ? 'list' : type));
  return types.join(' or ') + (schema.format ? ` (${schema.format})` : '');
}
