const towns = 'Lyon Nantes Lille Rennes Angers Tours Dijon Metz Nice Brest Caen Pau'.split(' ');

/** Returns the town of a sample record. */
export const townAt = (index: number): string => towns[index % towns.length] ?? '';

/** Returns null for every fifth sample record, the value for the others. */
export const mostly = <Value>(index: number, value: Value): Value | null => (index % 5 === 4 ? null : value);

/** The address of a picture that the product serves. */
export const samplePicture = '/favicon.svg';
