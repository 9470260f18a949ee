/** A latitude and a longitude in degrees, as a service has them. */
export interface StoredCoordinates {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/** A latitude and a longitude in degrees; null for an address whose coordinates are not known. */
export interface Coordinates {
  readonly lat: number | null;
  readonly lng: number | null;
}

const degrees = String.raw`([+\-\u2212]?\d{1,3}(?:[.,]\d{1,20})?)°?`;
/** As maps copy them, "48.8566, 2.3522", and as people write them: "48,8566 ; 2,3522". */
const spaced = new RegExp(String.raw`^${degrees}(?:\s*;\s*|,?\s+)${degrees}$`);
const bare = /^([+-]?\d{1,3}\.\d{1,20}),([+-]?\d{1,3}\.\d{1,20})$/;

const numberOf = (text: string) => Number(text.replace('\u2212', '-').replace(',', '.'));

/** Reads a typed latitude and longitude; undefined if the text is neither empty nor both of them. */
export function readCoordinates(text: string): Coordinates | undefined {
  const plain = text.trim();
  if (plain === '') return { lat: null, lng: null };
  const [, lat, lng] = spaced.exec(plain) ?? bare.exec(plain) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat: numberOf(lat), lng: numberOf(lng) };
}

/** Returns a number with all its decimals, and never with an exponent. */
const written = (degree: number) =>
  degree.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });

/** Returns coordinates as maps write them; an empty text if one of them is missing. They are read back as they were. */
export const writtenCoordinates = ({ lat, lng }: StoredCoordinates) =>
  typeof lat === 'number' && typeof lng === 'number' ? `${written(lat)}, ${written(lng)}` : '';

/** Returns true if both are missing, or both are degrees that exist. */
export function isOnEarth({ lat, lng }: Coordinates): boolean {
  if (lat === null || lng === null) return lat === lng;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Returns true for a typed text that may be sent: nothing, or coordinates that exist. */
export function areCoordinates(text: string): boolean {
  const read = readCoordinates(text);
  return read !== undefined && isOnEarth(read);
}
