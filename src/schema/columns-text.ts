/** The longest text of the columns of a list, in characters. */
export const longestColumns = 1_000;

const isColumn = (text: string) => /^[\w-]+(:\d{1,4})?!?$/.test(text);

/** Returns true for the columns of a list as its address has them: `identity,role:180!`. */
export const isColumnsText = (value: string): boolean =>
  value.length <= longestColumns && value.split(',').every(isColumn);
