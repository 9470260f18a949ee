import type { ComponentProps } from 'react';
import { toggleSwitch } from '#styled/recipes';

/** The props of a switch. Other props go to its native element. */
export type ToggleSwitchProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role'>;

/** The native element tells its state by itself: `aria-checked` would be a second source. */
const native = { type: 'checkbox', role: 'switch' } as const;

/** A setting that is on or off, and that takes effect at once. What is beside it shows its label. */
export function ToggleSwitch(props: ToggleSwitchProps) {
  return <input {...props} {...native} className={toggleSwitch()} />;
}
