import type { ReactNode } from 'react';
import './foundations.css';

/** A page about one of the foundations. */
export function Sheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="fd-sheet">
      <header className="fd-intro">
        <p className="fd-kicker">Foundations</p>
        <h1>{title}</h1>
        <p className="fd-lead">{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** A part of a page. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="fd-part">
      <h2>{title}</h2>
      <p className="fd-intro">{text}</p>
      {children}
    </section>
  );
}

/** A token with its value as text, and a sample of it. */
interface Token {
  name: string;
  value: ReactNode;
  sample?: ReactNode;
}

/** Tokens as rows: name, value, sample. */
export const Rows = ({ tokens, label }: { tokens: readonly Token[]; label?: string }) => (
  <ul className="fd-rows" aria-label={label}>
    {tokens.map(({ name, value, sample }) => (
      <li key={name}>
        <code>{name}</code>
        <span className="fd-value">{value}</span>
        {sample}
      </li>
    ))}
  </ul>
);

/** Tokens as tiles: the sample above name and value. */
export const Tiles = ({ tokens }: { tokens: readonly Token[] }) => (
  <ul className="fd-tiles">
    {tokens.map(({ name, value, sample }) => (
      <li key={name}>
        {sample}
        <code>{name}</code>
        <span className="fd-value">{value}</span>
      </li>
    ))}
  </ul>
);

/** Returns the tokens of a category with their values as texts. */
export const tokensOf = (category: Readonly<Record<string, { value: unknown }>>) =>
  Object.entries(category).map(([name, { value }]) => ({ name, value: String(value) }));

/** Returns `1.25rem` in pixels at the default text size, and `20px` with its space. */
export const pixels = (value: string) =>
  value.endsWith('rem')
    ? `${Math.round(Number.parseFloat(value) * 1600) / 100} px`
    : value.replace(/^([\d.]+)px$/, '$1 px');
