import { QrCode as Ark } from '@ark-ui/react/qr-code';
import { qrCode } from '#styled/recipes';

/** The props of a QR code. */
export interface QrCodeProps {
  /** What the camera reads. */
  value: string;
  /** The name of the picture, for assistive technology. */
  label: string;
}

/** A QR code, drawn as SVG. It is dark on white in both themes: many cameras read no other. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Ark.Root value={value} className={qrCode()}>
      <Ark.Frame role="img" aria-label={label}>
        <Ark.Pattern />
      </Ark.Frame>
    </Ark.Root>
  );
}
