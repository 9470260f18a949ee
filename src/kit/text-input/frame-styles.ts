import { focusRing } from '#kit/focus-ring.ts';

/** The frame around an input that has the focus or a wrong value: that of a text input, and of inputs that look like one. */
export const frameStyles = {
  '&:has(input:is(:focus-visible, [data-focus-visible]):not([aria-invalid=true]))': {
    borderColor: 'accent.solid',
  },
  '&:has(input:is(:focus-visible, [data-focus-visible]))': {
    ...focusRing,
    outlineOffset: '2px',
  },
  /** With forced colours the style of the edge marks the state. */
  '&:has([aria-invalid=true])': { borderColor: 'danger.solid', _highContrast: { borderWidth: '[3px]' } },
} as const;
