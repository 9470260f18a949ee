/**
 * The project's conditions, in addition to those of Panda's base preset. The dark theme is an attribute of <html>.
 */
export const conditions = {
  dark: '[data-theme=dark] &',
  small: '@media (max-width: 47.99rem)',
  /** Controls are as large as a finger needs. */
  touch: '@media (pointer: coarse), (max-width: 47.99rem)',
  /** A wide screen. */
  wide: '@media (min-width: 90rem)',
  /** The dense layout that a user can choose. Controls keep their size. */
  compact: '[data-density=compact] &',
  /** Only with a pointer that can hover, and only over enabled controls. Stories show states by attributes. */
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
  /** A pressed control is hovered as well: this condition is more specific, so it wins. */
  active: '&:is(:active, [data-active]):not(:disabled):not([aria-disabled=true])',
  invalid: '&:is([aria-invalid=true], [data-invalid])',
  disabled: '&:is(:disabled, [aria-disabled=true], [data-disabled])',
};

/** A screen under 768 px is small. From `lg` on, a table has enough width for its rows beside a narrow column. */
export const breakpoints = { md: '768px', lg: '1280px' };
