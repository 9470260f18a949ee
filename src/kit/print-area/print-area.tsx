import { type ReactNode, useRef } from 'react';
import { printArea } from '#styled/recipes';

/** A part of a page that can be printed by itself. */
export interface PrintAreaProps {
  /** `print` opens the browser's dialog, which also saves as PDF. */
  children: (print: () => void) => ReactNode;
}

/** While it prints, nothing else of the page is on the paper. */
export function PrintArea({ children }: PrintAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const print = () => {
    const marked = [document.documentElement, area.current];
    for (const element of marked) element?.toggleAttribute('data-printing', true);
    const unmark = () => {
      for (const element of marked) element?.removeAttribute('data-printing');
    };
    window.addEventListener('afterprint', unmark, { once: true });
    window.print();
  };
  return (
    <div ref={area} className={printArea()}>
      {children(print)}
    </div>
  );
}
