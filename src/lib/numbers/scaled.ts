/** Returns a number times a factor, without the error of binary fractions: 0.07 times 100 is 7. */
export const scaled = (number: number, factor: number): number => Number((number * factor).toFixed(9));
