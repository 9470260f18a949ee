import { type ReactNode, useRef } from 'react';
import { printArea } from '#styled/recipes';

/** The props of a part of a page that can be printed alone. */
export interface PrintAreaProps {
  /** `print` opens the print dialog of the browser, which can also save as PDF. */
  children: (print: () => void) => ReactNode;
}

/** A part of a page that can be printed alone. During printing the rest of the page is hidden. */
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
