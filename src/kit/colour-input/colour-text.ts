const long = /^#?([0-9a-f]{6})$/i;
const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** Returns the colour that a user typed as `#rrggbb`: "#1A73E8", "1a73e8" or "#fff". Undefined for any other text. */
export function parseColour(text: string): string | undefined {
  const [, figures] = long.exec(text.trim()) ?? [];
  if (figures !== undefined) return `#${figures.toLowerCase()}`;
  const [, ...parts] = short.exec(text.trim()) ?? [];
  return parts.length === 0
    ? undefined
    : `#${parts
        .map((part) => part + part)
        .join('')
        .toLowerCase()}`;
}
