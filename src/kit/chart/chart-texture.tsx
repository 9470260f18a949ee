/** What the marks of a series are filled with: whole, hatched or dotted, so that colour is not all that tells them apart. */
export function inkOf(id: string, series: number): string {
  return series % 3 === 0 ? 'currentColor' : `url(#${textureId(id, series)})`;
}

const textureId = (id: string, series: number) => `${id}-ink-${series % 3}`;

/** The texture that {@link inkOf} names; it takes the colour of where it is drawn. */
export function ChartTexture({ id, series }: { id: string; series: number }) {
  if (series % 3 === 0) return null;
  return (
    <defs>
      <pattern
        id={textureId(id, series)}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="currentColor" fillOpacity="0.28" />
        {series % 3 === 1 ? (
          <rect width="3" height="6" fill="currentColor" />
        ) : (
          <circle cx="3" cy="3" r="1.6" fill="currentColor" />
        )}
      </pattern>
    </defs>
  );
}
