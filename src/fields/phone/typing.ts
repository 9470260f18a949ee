import { groupDigits } from './phone.ts';

/** A change of the text in the input. */
interface Change {
  /** The text before the change. */
  readonly before: string;
  /** The text after the change, and the position of the caret. */
  readonly entered: string;
  readonly caret: number;
  /** True if the key deletes the character after the caret, false for the one before it. */
  readonly forward: boolean;
}

const without = (text: string, index: number) => text.slice(0, index) + text.slice(index + 1);

/** Returns the position of the caret: after as many digits as before the change. */
function caretAfter(value: string, entered: string, caret: number): number {
  if (caret >= entered.length) return value.length;
  const digits = groupDigits(entered.slice(0, caret)).replaceAll(/\D/g, '').length;
  return Math.min(digits + Math.max(0, Math.ceil(digits / 2) - 1), value.length);
}

/** Returns the typed number with its digits in groups, and the caret at its digit. */
export function regroupDigits({ before, entered, caret, forward }: Change): { value: string; caret: number } {
  const onlySpaceDeleted = entered.length === before.length - 1 && groupDigits(entered) === before;
  if (!onlySpaceDeleted) {
    const value = groupDigits(entered);
    return { value, caret: caretAfter(value, entered, caret) };
  }
  // A deleted space is added again, so the digit beyond it is deleted: otherwise the key would have no effect.
  const at = forward ? caret : caret - 1;
  const shorter = without(entered, at);
  const value = groupDigits(shorter);
  return { value, caret: caretAfter(value, shorter, at) };
}
