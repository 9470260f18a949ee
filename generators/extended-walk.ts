import { parseSync } from 'vite';
import { type FieldSpec, isEntered } from './field-grammar.ts';
import type { ResourceRequest } from './request.ts';
import { find } from './syntax.ts';
import { fillCode } from './walk-file.ts';

/**
 * A walk that also fills in the fields that are required from now on, just before it sends the new record. Undefined
 * where there are none, or where the walk sends no record any more.
 */
export function extendedWalk(
  text: string,
  path: string,
  request: ResourceRequest,
  added: readonly FieldSpec[],
): string | undefined {
  const required = added.filter(
    (field) => field.required && isEntered(field) && field.kind.name !== 'upload',
  );
  const sending = find(
    parseSync(path, text).program,
    (node) =>
      node.type === 'ExpressionStatement' &&
      Object(node['expression']).type === 'AwaitExpression' &&
      text.slice(node.start, node.end).includes('words.create.submit'),
  );
  if (required.length === 0 || sending === undefined) return undefined;
  const fills = fillCode(request, required).map((line) => `${line}\n  `);
  return `${text.slice(0, sending.start)}${fills.join('')}${text.slice(sending.start)}`;
}
