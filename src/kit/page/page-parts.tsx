import type { ReactNode } from 'react';
import { page } from '#styled/recipes';

export interface PagePartsProps {
  /** True while something else replaces the parts. They stay in the document. */
  hidden: boolean;
  children: ReactNode;
}

/** Parts of a page that can be hidden together. The page arranges them as if they were its own. */
export function PageParts({ hidden, children }: PagePartsProps) {
  return (
    <div hidden={hidden} className={page().parts}>
      {children}
    </div>
  );
}
