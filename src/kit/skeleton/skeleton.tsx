import { type SkeletonVariantProps, skeleton } from '#styled/recipes';

export type SkeletonProps = SkeletonVariantProps;

/** The shape of what is on its way. Silent: the region around it says `aria-busy`. */
export function Skeleton(props: SkeletonProps) {
  return <span aria-hidden className={skeleton(props)} />;
}
