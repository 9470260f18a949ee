const svg = (body: string, width = 96, height = 96) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}`;

/** Returns a plain icon, for a category or an option. */
export const tile = (colour: string) =>
  svg(
    `<rect width="96" height="96" rx="20" fill="${colour}" opacity=".16"/><path d="M26 66 48 26l22 40z" fill="${colour}"/>`,
  );

/** Returns a portrait. */
export const portrait = (skin: string, hair: string, paper: string) =>
  svg(
    `<rect width="96" height="96" fill="${paper}"/><path d="M14 96c2-22 16-30 34-30s32 8 34 30z" fill="#475569"/><circle cx="48" cy="44" r="20" fill="${skin}"/><path d="M27 44c-2-30 44-30 42 0-4-10-10-14-21-14s-17 4-21 14z" fill="${hair}"/>`,
  );

/** Returns the front of a shop. */
export const front = (wall: string, blind: string) =>
  svg(
    `<rect width="640" height="400" fill="#e0e7ef"/><rect x="80" y="90" width="480" height="310" fill="${wall}"/><rect x="80" y="90" width="480" height="54" fill="${blind}"/><rect x="130" y="190" width="180" height="130" fill="#bae6fd"/><rect x="370" y="190" width="120" height="210" fill="#64748b"/>`,
    640,
    400,
  );
