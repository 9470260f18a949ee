import { clampChroma, formatHex } from 'culori';
import { withoutDots } from './figma-name.ts';

/** A colour of a ramp. */
export interface Step {
  /** Its ramp and its lightness in per cent, e.g. `accent.51`. */
  readonly name: string;
  /** Its value in hexadecimal. */
  readonly value: string;
}

/**
 * Returns a function from a lightness to the step of a ramp. Lightness, chroma and hue are those of OKLCH, where the same
 * lightness looks equally light in every hue. A chroma that sRGB cannot show is reduced.
 */
const ramp =
  <Lightness extends number>(name: string, hue: number, chromas: Readonly<Record<Lightness, number>>) =>
  (lightness: Lightness): Step => ({
    name: `${name}.${withoutDots(`${lightness}`)}`,
    value: formatHex(
      clampChroma({ mode: 'oklch', l: lightness / 100, c: chromas[lightness], h: hue }, 'oklch'),
    ),
  });

/** Returns the ramps of a brand by its hue, in degrees. Each table has the chroma of a lightness in per cent. */
export const rampsOf = (hue: number) => ({
  neutral: ramp('neutral', hue, {
    100: 0,
    98: 0.004,
    97: 0.004,
    96: 0.005,
    95: 0.006,
    94: 0.006,
    91: 0.008,
    84: 0.01,
    76: 0.013,
    68: 0.012,
    67: 0.015,
    62: 0.015,
    55: 0.014,
    52: 0.016,
    50: 0.011,
    44: 0.018,
    37: 0.014,
    31: 0.012,
    27: 0.011,
    25: 0.011,
    24: 0.012,
    23: 0.019,
    22: 0.01,
    21: 0.009,
    15: 0.008,
    0: 0,
  }),
  accent: ramp('accent', hue, {
    96: 0.018,
    86: 0.06,
    78: 0.11,
    70: 0.157,
    58: 0.19,
    54.9: 0.2,
    51: 0.2,
    48: 0.2,
    45: 0.19,
    37: 0.088,
    27: 0.056,
    25: 0.049,
  }),
  danger: ramp('danger', 25, {
    96: 0.018,
    86: 0.07,
    76: 0.13,
    55: 0.195,
    54: 0.2,
    51: 0.19,
    48: 0.185,
    37: 0.073,
    25: 0.042,
  }),
  success: ramp('success', 152, {
    96: 0.031,
    87: 0.07,
    79: 0.14,
    47: 0.114,
    37: 0.063,
    25: 0.036,
  }),
  warning: ramp('warning', 74, {
    96: 0.034,
    87: 0.09,
    82: 0.13,
    49: 0.103,
    37: 0.063,
    25: 0.036,
  }),
  info: ramp('info', 238, {
    96: 0.02,
    87: 0.055,
    80: 0.1,
    49: 0.111,
    37: 0.063,
    25: 0.036,
  }),
  teal: ramp('teal', 190, { 73: 0.111, 54: 0.09 }),
  amber: ramp('amber', 74, { 80: 0.14, 77: 0.125, 76: 0.152, 58: 0.122 }),
});
