import { colourInput } from '#styled/recipes';

interface ColourSwatchProps {
  /** The colour, as CSS has it. */
  colour: string;
}

/** A colour, beside its name or its code. Assistive technology gets only those. */
export function ColourSwatch({ colour }: ColourSwatchProps) {
  return (
    <svg className={colourInput().swatch} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={colour} />
    </svg>
  );
}
