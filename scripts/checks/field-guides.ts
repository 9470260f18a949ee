import type { FieldGuide } from '#fields/guide.ts';
import { present } from '#fields/views.ts';
import { dashed } from '#schema/names.ts';
import type { Violation } from './tree.ts';

/** Finds values of a guide that the product does not treat as the guide says. */
export function findWrongValues(path: string, { example, wire }: FieldGuide): Violation[] {
  const kind = path.split('/').at(-2);
  const [field] = Object.values(example);
  if (field === undefined || dashed(field.kind) !== kind) return [`${path}: the example is not of the kind`];
  const { filled = [], empty = [], entered = [] } = wire;
  const isSent = entered.some((draft) => field.draft.safeParse(draft).success);
  const shows = (value: (typeof filled)[number]) => present(field, value) !== undefined;
  const problems: readonly (readonly [isWrong: boolean, problem: string])[] = [
    [field.access === 'writeOnly' && [...filled, ...empty].length > 0, 'no record has such a value'],
    [field.access !== 'writeOnly' && !filled.some(shows), '“wire.filled” has no value that is shown'],
    [!filled.every(shows), 'a value of “wire.filled” is shown as absent'],
    [empty.some(shows), 'a value of “wire.empty” is shown'],
    [field.access === 'readOnly' && entered.length > 0, 'the value cannot be entered'],
    [field.access !== 'readOnly' && !isSent, '“wire.entered” has no value that is sent'],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => `${path}: ${problem}`);
}
