import { TextInput, type TextInputProps } from './text-input.tsx';

/** The props of an input for a number with a unit. */
type UnitInputProps = Omit<TextInputProps, 'trailing' | 'align'> & {
  id: string;
  /** Shown after the number. Default: it has none. */
  unit?: string | undefined;
};

/** A number with its unit. The unit describes the input, before an error does: a screen reader says it after the number. */
export function UnitInput({ unit, ...rest }: UnitInputProps) {
  const unitId = `${rest.id}-unit`;
  const described = [unit === undefined ? '' : unitId, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <TextInput
      {...rest}
      align="end"
      autoComplete="off"
      trailing={unit === undefined ? undefined : <span id={unitId}>{unit}</span>}
      aria-describedby={described === '' ? undefined : described}
    />
  );
}
