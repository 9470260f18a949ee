import { FormattedInput, type FormattedInputProps } from '#kit/formatted-input/formatted-input.tsx';
import { colourInput } from '#styled/recipes';
import { parseColour } from './colour-text.ts';

/**
 * What the picker begins with while there is no colour. It reports only other colours than that, so it is none that anybody
 * would choose: with black, black could not be picked.
 */
const noColour = '#7f7f80';

/** The props of an input of a colour. */
export type ColourInputProps = Omit<FormattedInputProps, 'parse' | 'format'> & {
  /** The name of the browser's picker: "Choisir une couleur : Teinte". */
  pickerLabel: string;
};

/** A colour, `#rrggbb`: typed, or picked in the browser's own picker. */
export function ColourInput({ pickerLabel, ...input }: ColourInputProps) {
  const { value, disabled, readOnly, onValueChange } = input;
  const styles = colourInput();
  const colour = parseColour(value);
  return (
    <span className={styles.root}>
      <input
        type="color"
        className={styles.picker}
        aria-label={pickerLabel}
        aria-describedby={input['aria-describedby']}
        aria-invalid={input['aria-invalid']}
        data-empty={colour === undefined ? '' : undefined}
        disabled={disabled || readOnly}
        value={colour ?? noColour}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <FormattedInput autoCapitalize="none" spellCheck={false} {...input} parse={parseColour} />
    </span>
  );
}
