import { type SkeletonVariantProps, skeleton } from '#styled/recipes';

export type SkeletonProps = SkeletonVariantProps;

/** The shape of content that is loading. The region around it has `aria-busy`. */
export function Skeleton(props: SkeletonProps) {
  return <span aria-hidden className={skeleton(props)} />;
}

interface SkeletonsProps {
  /** The props of each shape. */
  of: readonly SkeletonProps[];
}

/** Shapes side by side in one line, e.g. of a picture and a name. */
export function Skeletons({ of }: SkeletonsProps) {
  return [...of.entries()].map(([index, props]) => <Skeleton key={index} {...props} />);
}
