/**
 * Rounds an amount to the cent, a half away from zero as the database does. A binary fraction is first read as the decimal
 * number that it stands for: 2.3 × 1.15 is 2.6449999999999996, which means 2.645.
 */
export function cents(amount: number): number {
  const exact = Number((Math.abs(amount) * 100).toPrecision(14));
  return (Math.sign(amount) * Math.round(exact)) / 100;
}
