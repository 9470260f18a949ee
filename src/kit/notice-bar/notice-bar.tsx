import { type ReactNode, useEffect, useRef } from 'react';
import { noticeBar } from '#styled/recipes';

/** One notice. */
export interface Notice {
  id: string;
  text: ReactNode;
  /** A button that follows the text. */
  action?: ReactNode;
}

export interface NoticeBarProps {
  label: string;
  /** The notices that apply now. Without one, nothing is shown. */
  notices: readonly Notice[];
}

/** The height of the bar, which the frame leaves free. */
const heightVariable = '--notice-height';

/**
 * Notices about the whole product, above everything. The frame moves down for them: nothing is covered. The bar stays
 * mounted without notices, so that assistive technology announces the next one.
 */
export function NoticeBar({ label, notices }: NoticeBarProps) {
  const classes = noticeBar();
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = root.current;
    const { style } = document.documentElement;
    if (element === null) return;
    const observer = new ResizeObserver(() => style.setProperty(heightVariable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(heightVariable);
    };
  }, []);

  return (
    <section ref={root} aria-label={label} aria-live="polite" className={classes.root}>
      {notices.map(({ id, text, action }) => (
        <div key={id} className={classes.line}>
          <p>{text}</p>
          {action}
        </div>
      ))}
    </section>
  );
}
