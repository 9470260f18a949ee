import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { LocationField } from './location.ts';

/** Returns the meaning of the mark and the address; undefined if the field has no mark. */
const endOf = ({ value: { address }, field: { mark } }: ViewProps<LocationField>) =>
  mark && t(`fields.ends.${mark}`, { address });

/** The address; its mark is explained to assistive technology. */
function Address(props: ViewProps<LocationField>) {
  const { address } = props.value;
  const end = endOf(props);
  if (end === undefined) return address;
  return (
    <>
      <VisuallyHidden>{end}</VisuallyHidden>
      <span aria-hidden>{address}</span>
    </>
  );
}

function Cell(props: ViewProps<LocationField>) {
  return (
    <Text overflow="truncate" mark={props.field.mark} title={endOf(props) ?? props.value.address}>
      <Address {...props} />
    </Text>
  );
}

function Detail(props: ViewProps<LocationField>) {
  return (
    <Text mark={props.field.mark}>
      <Address {...props} />
    </Text>
  );
}

/** A location by its address. */
export const views: Views<LocationField> = {
  width: 220,
  isEmpty: (value) => value.address.trim() === '',
  format: (value) => value.address,
  Cell,
  Detail,
  skeleton: [{ width: 'full' }],
};
