/** Returns the fill of a series: solid, hatched or dotted, so that colour is not the only difference. */
export function fillOf(id: string, series: number): string {
  return series % 3 === 0 ? 'currentColor' : `url(#${textureId(id, series)})`;
}

const textureId = (id: string, series: number) => `${id}-fill-${series % 3}`;

interface ChartTextureProps {
  /** The id of the chart. */
  id: string;
  /** The index of the series. */
  series: number;
}

/** The texture that {@link fillOf} refers to. It takes the current colour. */
export function ChartTexture({ id, series }: ChartTextureProps) {
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
