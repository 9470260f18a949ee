import { type SpinnerVariantProps, spinner } from '#styled/recipes';

export type SpinnerProps = SpinnerVariantProps & {
  /** What is awaited, for assistive technology; without it the spinner is decoration. */
  label?: string | undefined;
};

/** A turning ring. Prefer a Skeleton where the shape of what is coming is known. */
export function Spinner({ label, size }: SpinnerProps) {
  const className = spinner({ size });
  return label === undefined ? (
    <span aria-hidden className={className} />
  ) : (
    <span role="status" aria-label={label} className={className} />
  );
}
