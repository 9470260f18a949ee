import type { ReactNode } from 'react';
import './sheet.css';
import './tokens.css';
import './drawings.css';
import './colour.css';

/** A page on one of the foundations. */
export function Sheet({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <main className="fd-sheet">
      <header className="fd-head">
        <p className="fd-kicker">Foundations</p>
        <h1>{title}</h1>
        <p className="fd-lead">{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** One part of a page. */
export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="fd-part">
      <div className="fd-part-head">
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The name of a token, as it is written in code. */
export function Name({ children }: { children: ReactNode }) {
  return <code className="fd-name">{children}</code>;
}

/** What a token is worth. */
export function Value({ children }: { children: ReactNode }) {
  return <span className="fd-value">{children}</span>;
}

/** `1.25rem` as what it measures at the usual size of text; `20px` with its space. */
export const pixels = (value: string) =>
  value.endsWith('rem')
    ? `${Math.round(Number.parseFloat(value) * 1600) / 100} px`
    : value.replace(/^([\d.]+)px$/, '$1 px');
