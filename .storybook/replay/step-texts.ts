import type { Step } from '#app/late/explain/steps.ts';

/** Returns a step in one line. */
export function stepText(step: Step): string {
  if (step.type === 'screen') return `Screen ${step.path}${step.search}`;
  if (step.type === 'call')
    return `${step.method} ${step.name ?? step.path}: ${step.status ?? 'no response'}`;
  if (step.type === 'click') return `Press ${step.role} “${step.name}”`;
  return `Error ${step.name}`;
}

/** Returns the seconds since the first step. */
export const timeText = ({ at }: Step): string => `${(at / 1_000).toFixed(1)} s`;
