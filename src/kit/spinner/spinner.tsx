import { type SpinnerVariantProps, spinner } from '#styled/recipes';

export type SpinnerProps = SpinnerVariantProps & {
  /** The name of the loading content, for assistive technology. Without it the spinner is decoration. */
  label?: string | undefined;
};

/** A rotating ring. Prefer a Skeleton where the shape of the content is known. */
export function Spinner({ label, size }: SpinnerProps) {
  const className = spinner({ size });
  return label === undefined ? (
    <span aria-hidden className={className} />
  ) : (
    <span role="status" aria-label={label} className={className} />
  );
}
