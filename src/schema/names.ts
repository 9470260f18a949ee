/** Returns a name of the code as files have it: `ride-offers` for `rideOffers`. */
export const dashed = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the name of a file as the code has it: `rideOffers` for `ride-offers`. */
export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a name or a sentence with a capital at its start. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
