import type { Shot } from './camera.ts';
import { compare } from './compare.ts';

/** What a look at a picture came to. */
export type State = 'same' | 'changed' | 'new' | 'removed' | 'failed';

/** A picture, before and after. */
export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly mode: string;
  readonly state: State;
  readonly pixels?: number;
  readonly problem?: string;
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: Buffer;
}

/** What became of a picture since it was accepted. */
export function judge({ picture, png, problem }: Shot, before: Buffer | undefined): Outcome {
  const { id, title, name, mode } = picture;
  const named = { id, title, name, mode, ...(before !== undefined && { before }) };
  if (png === undefined) return { ...named, state: 'failed', problem: problem ?? 'It was not taken.' };
  if (before === undefined) return { ...named, state: 'new', after: png };
  const change = compare(before, png);
  return change === undefined
    ? { ...named, state: 'same', after: png }
    : { ...named, state: 'changed', after: png, ...change };
}

/** A picture that is accepted and that no story asks for any more. */
export function judgeLeft(id: string, before: Buffer): Outcome {
  const [story = '', mode = ''] = id.split('@');
  const [title = '', name = ''] = story.split('--');
  return { id, title, name, mode, state: 'removed', before };
}

/** How many there are of each sort. */
export const countStates = (outcomes: readonly Outcome[]): Record<State, number> => {
  const counts = { changed: 0, new: 0, removed: 0, failed: 0, same: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
};
