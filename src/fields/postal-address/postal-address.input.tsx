import type { Input, InputProps } from '#fields/contract.ts';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { areCoordinates } from './coordinates.ts';
import type { PostalAddressField } from './postal-address.ts';

const valid = { 'aria-invalid': undefined, 'aria-errormessage': undefined, 'aria-describedby': undefined };

/** The lines of an address, and its coordinates as maps copy them. An error is beside the one that has it. */
function Control({ control, value, autoFocus, onChange, onBlur }: InputProps<PostalAddressField>) {
  const t = useTranslate();
  const { address, coordinates } = value;
  const isWrong = control['aria-invalid'] === true && !areCoordinates(coordinates);
  return (
    <Stack gap="3">
      <Textarea
        {...control}
        {...(isWrong && valid)}
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
      >
        {(own) => (
          <TextInput
            {...own}
            disabled={control.disabled}
            {...(isWrong && {
              'aria-invalid': true,
              'aria-errormessage': control['aria-errormessage'],
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
