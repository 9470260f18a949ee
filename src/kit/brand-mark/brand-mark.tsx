import { type BrandMarkVariantProps, brandMark } from '#styled/recipes';

/** The logo of the product. It is decoration: the name stands beside it. */
export function BrandMark({ size }: BrandMarkVariantProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={brandMark({ size })}>
      <rect width="24" height="24" rx="6" />
      <path d="M7 17h6.5a3.25 3.25 0 0 0 0-6.5h-3a3.25 3.25 0 0 1 0-6.5" transform="translate(0 1)" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="15.5" cy="5" r="2" />
    </svg>
  );
}
