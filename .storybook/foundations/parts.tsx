import type { ReactNode } from 'react';
import '#storybook/docs/docs.css';
import './foundations.css';

/** A page about one of the foundations. */
export const Sheet = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <main className="guide fd-sheet">
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </main>
);

/** A part of a page. */
export const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);

/** A token with its value as text, and a sample of it. */
interface Token {
  name: string;
  value: ReactNode;
  sample?: ReactNode;
}

/** Tokens as rows: name, value, sample. */
export const Rows = ({ tokens, label }: { tokens: readonly Token[]; label?: string }) => (
  <table className="fd-rows" aria-label={label}>
    <tbody>
      {tokens.map(({ name, value, sample }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td data-tone="muted">{value}</td>
          <td>{sample}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Tokens as tiles: the sample above name and value. */
export const Tiles = ({ tokens }: { tokens: readonly Token[] }) => (
  <ul className="guide-cards">
    {tokens.map(({ name, value, sample }) => (
      <li key={name} className="guide-card">
        {sample}
        <div>
          <code>{name}</code>
        </div>
        <small>{value}</small>
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
