/** The colour of a value among the others. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** The colours of values. Default: all are neutral. */
export type Tones = Readonly<Record<string, Tone>>;

/** Returns the colour of a value; neutral if its field declares none. */
export const toneOf = (tones: Tones, value: string): Tone =>
  (Object.hasOwn(tones, value) ? tones[value] : undefined) ?? 'neutral';
