import { type BrandMarkVariantProps, brandMark } from '#styled/recipes';
import { brandMark as mark } from '#theme/brand.ts';

/** The logo of the product. It is decoration: the name stands beside it. */
export function BrandMark({ size }: BrandMarkVariantProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={brandMark({ size })}>
      <rect width="24" height="24" rx="6" />
      <path d={mark.line} />
      <path d={mark.dots} />
    </svg>
  );
}
