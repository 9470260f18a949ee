import { AddressLines } from '#fields/address-lines.tsx';
import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { LocationField } from './location.ts';

/** The address. Its mark is explained to assistive technology. */
function Address({ value: { address }, field: { mark } }: ViewProps<LocationField>) {
  return (
    <Text mark={mark}>
      {mark === undefined ? (
        <AddressLines address={address} />
      ) : (
        <>
          <VisuallyHidden>{t(`fields.ends.${mark}`, { address })}</VisuallyHidden>
          <span aria-hidden>
            <AddressLines address={address} />
          </span>
        </>
      )}
    </Text>
  );
}

/** A location by its address. */
export const views: Views<LocationField> = {
  column: () => ({ width: 236, grow: 5.5, rank: 2 }),
  isEmpty: (value) => value.address.trim() === '',
  format: (value) => value.address,
  Cell: Address,
  Detail: Address,
  skeleton: [{ width: 'full' }],
};
