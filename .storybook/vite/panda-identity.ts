/*
 * What `@pandacss/dev` is in the browser: its define functions only check types and give back what they take.
 * With this in its place the pages on the foundations read the theme's own files.
 */
const identity = <Value>(value: Value): Value => value;

export const defineTokens = identity;
export const defineSemanticTokens = identity;
export const defineTextStyles = identity;
export const defineKeyframes = identity;
export const defineRecipe = identity;
export const defineSlotRecipe = identity;
export const defineStyles = identity;
