/**
 * Conditions of our own, over those of Panda's base preset.
 * Dark is a choice stored on <html>.
 */
export const conditions = {
  dark: '[data-theme=dark] &',
  small: '@media (max-width: 47.99rem)',
  /** Room to spare beside the page. */
  wide: '@media (min-width: 90rem)',
  /** Only where a pointer hovers, and only over what answers. Stories show states by attributes: no pointer holds still. */
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
  /** What is pressed is pointed at too: one step more specific, it wins. */
  active: '&:is(:active, [data-active]):not(:disabled):not([aria-disabled=true])',
  invalid: '&:is([aria-invalid=true], [data-invalid])',
  disabled: '&:is(:disabled, [aria-disabled=true], [data-disabled])',
};

/** The one boundary that matters is md: under 768 px the screen is small. */
export const breakpoints = { md: '768px', lg: '1100px' };
