/** The numbers that a slider offers. */
interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The numbers of the thumbs. Null for a thumb that has none yet: it waits at its end. */
type SliderValue = readonly (number | null)[];

/** The props of a slider. */
export interface SliderProps {
  /** The name of each thumb: one, or those of the two ends of a range. */
  labels: readonly string[];
  /** The lowest and the highest number, and the step of an arrow key. */
  scale: SliderScale;
  value: SliderValue;
  onValueChange: (value: SliderValue) => void;
  /** Returns a number as it is read and shown at the ends. */
  format: (number: number) => string;
  /** Read for a thumb without a number. */
  emptyText: string;
  disabled?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
}

/** Sums of binary fractions have an error. */
const exact = (number: number) => Number(number.toFixed(9));

/** Returns the position of each thumb: the nearest step. A thumb without a number is at its end. */
export const positionsOf = (value: SliderValue, { min, max, step }: SliderScale): number[] =>
  value.map((number, thumb) => {
    const open = thumb > 0 ? max : min;
    const steps = Math.round((Math.min(max, Math.max(min, number ?? open)) - min) / step);
    return exact(min + Math.min(steps, Math.floor(exact((max - min) / step))) * step);
  });

/** Returns the numbers after thumbs have moved. The others keep theirs, also one that is at no step. */
export function movedTo(positions: readonly number[], before: SliderValue, scale: SliderScale): SliderValue {
  const earlier = positionsOf(before, scale);
  return before.map((number, thumb) => {
    const position = positions[thumb];
    return position === undefined || exact(position) === earlier[thumb] ? number : exact(position);
  });
}
