import { colourInput } from '#styled/recipes';

/** A colour, beside its name or its code. Assistive technology gets only those. */
export function ColourSwatch({ colour }: { colour: string }) {
  return (
    <svg className={colourInput().swatch} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={colour} />
    </svg>
  );
}
