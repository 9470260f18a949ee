import type { Input, InputProps } from '#fields/contract.ts';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { areCoordinates } from './coordinates.ts';
import { isAddress, type PostalAddressField } from './postal-address.ts';

const valid = { 'aria-invalid': undefined, 'aria-describedby': undefined };

/**
 * The lines of an address, and its coordinates as maps copy them. The message of the
 * field is shown at the part that is wrong. If both are, it is shown at the address, and the coordinates have a message of
 * their own.
 */
function Control({ control, value, autoFocus, onChange, onBlur }: InputProps<PostalAddressField>) {
  const t = useTranslate();
  const { address, coordinates } = value;
  const isWrong = control['aria-invalid'] === true && !areCoordinates(coordinates);
  const isWrongAlone = isWrong && isAddress(address);
  return (
    <Stack gap="3">
      <Textarea
        {...control}
        {...(isWrongAlone && valid)}
        autoComplete="off"
        autoFocus={autoFocus}
        dir="auto"
        value={address}
        onChange={(event) => onChange({ ...value, address: event.currentTarget.value })}
        onBlur={onBlur}
      />
      <Field
        label={t('fields.postalAddress.coordinates')}
        hint={isWrong ? undefined : t('fields.postalAddress.hint')}
        error={isWrong && !isWrongAlone ? t('validation.coordinates') : undefined}
      >
        {(own) => (
          <TextInput
            {...own}
            disabled={control.disabled}
            {...(isWrongAlone && {
              'aria-invalid': true,
              'aria-describedby': control['aria-describedby'],
            })}
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

/** The lines of an address and its coordinates. */
export const input: Input<PostalAddressField> = { tall: true, Control };
