import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { LocationField } from './location.ts';

function Cell({ value: { address }, field: { mark } }: ViewProps<LocationField>) {
  const end = mark && t(`fields.ends.${mark}`, { address });
  return (
    <Text overflow="truncate" mark={mark} title={end ?? address}>
      {end === undefined ? (
        address
      ) : (
        <>
          <VisuallyHidden>{end}</VisuallyHidden>
          <span aria-hidden>{address}</span>
        </>
      )}
    </Text>
  );
}

/** A location by its address. */
export const views: Views<LocationField> = {
  width: 220,
  isEmpty: (value) => value.address.trim() === '',
  format: (value) => value.address,
  Cell,
  Detail: ({ value }) => <Text>{value.address}</Text>,
};
