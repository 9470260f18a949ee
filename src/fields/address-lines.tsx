import { Text } from '#kit/text/text.tsx';

/** The street before the last comma, and the town with its postcode after it. */
const parts = /^(?<street>.*\S)\s*,\s*(?<town>[^,]*\S)\s*$/s;

/** A postal address. If it needs two lines, the town with its postcode is on the second one. */
export function AddressLines({ address }: { address: string }) {
  const { street, town } = parts.exec(address)?.groups ?? {};
  if (street === undefined || town === undefined) return address;
  return (
    <>
      {`${street}, `}
      <Text overflow="together">{town}</Text>
    </>
  );
}
