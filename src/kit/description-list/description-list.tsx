import type { ReactNode } from 'react';
import { type DescriptionListVariantProps, descriptionList } from '#styled/recipes';

export interface DescriptionListEntry {
  id: string;
  term: ReactNode;
  description: ReactNode;
  /** True if it takes the whole line of `columns`, or twice the width in `head`. Default: false. */
  wide?: boolean | undefined;
}

export type DescriptionListProps = DescriptionListVariantProps & {
  /** The pairs of label and value, in their order. */
  entries: readonly DescriptionListEntry[];
};

/** Facts about one thing, as pairs of label and value. */
export function DescriptionList({ entries, layout }: DescriptionListProps) {
  const classes = descriptionList({ layout });
  return (
    <dl className={classes.root}>
      {entries.map(({ id, term, description, wide = false }) => (
        <div key={id} className={classes.row} data-wide={wide || undefined}>
          <dt className={classes.term}>{term}</dt>
          <dd className={classes.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
