import type { Input, InputProps } from '#fields/contract.ts';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { areCoordinates, readCoordinates } from './coordinates.ts';
import { type AddressDraft, isAddress, type PostalAddressField } from './postal-address.ts';

/**
 * The lines of an address, and its coordinates as maps copy them, each with its own message. The message of the field is shown at
 * the part that is wrong; if both are, at the address.
 */
function Control(props: InputProps<PostalAddressField>) {
  const { control, label, value, error, autoFocus, onChange, onBlur } = props;
  const t = useTranslate();
  const { address, coordinates } = value;
  const areCoordinatesWrong = error !== undefined && !areCoordinates(coordinates);
  const areOnlyCoordinatesWrong = areCoordinatesWrong && isAddress(address);
  const coordinatesError = areOnlyCoordinatesWrong ? error : t('validation.coordinates');
  return (
    <Stack gap="3">
      <Field label={label} required={control.required} error={areOnlyCoordinatesWrong ? undefined : error}>
        {(own) => (
          <Textarea
            {...own}
            name={control.name}
            disabled={control.disabled}
            autoComplete="off"
            autoFocus={autoFocus}
            dir="auto"
            value={address}
            onChange={(event) => onChange({ ...value, address: event.currentTarget.value })}
            onBlur={onBlur}
          />
        )}
      </Field>
      <Field
        label={t('fields.postalAddress.coordinates')}
        hint={areCoordinatesWrong ? undefined : t('fields.postalAddress.hint')}
        error={areCoordinatesWrong ? coordinatesError : undefined}
      >
        {(own) => (
          <TextInput
            {...own}
            disabled={control.disabled}
            autoComplete="off"
            spellCheck={false}
            value={coordinates}
            onChange={(event) => onChange({ ...value, coordinates: event.currentTarget.value })}
            onBlur={onBlur}
          />
        )}
      </Field>
    </Stack>
  );
}

/** Reads the cell of a file: the coordinates may be in its last line, below the address. */
function draftOfCell(text: string): AddressDraft {
  const [, address, coordinates = ''] = /^([\s\S]*\S)\s*\n(.*)$/.exec(text.trim()) ?? [];
  return address !== undefined && readCoordinates(coordinates) !== undefined
    ? { address, coordinates }
    : { address: text, coordinates: '' };
}

/** The lines of an address and its coordinates. */
export const input: Input<PostalAddressField> = {
  tall: true,
  hasParts: true,
  fromCell: draftOfCell,
  Control,
};
