/*
 * Replaces `@pandacss/dev` in the browser, where its define functions return their argument. With it the pages of
 * Foundations can import the files of the theme.
 */
const identity = <Value>(value: Value): Value => value;

export const defineTokens = identity;
export const defineSemanticTokens = identity;
export const defineTextStyles = identity;
export const defineKeyframes = identity;
export const defineRecipe = identity;
export const defineSlotRecipe = identity;
export const defineGlobalFontface = identity;
