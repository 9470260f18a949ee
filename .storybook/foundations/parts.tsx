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

/** A token with its value as text, and a sample of it. */
export interface Token {
  name: string;
  value: ReactNode;
  sample?: ReactNode;
}

interface PartProps {
  title: string;
  text?: string;
  /** Tokens as rows: name, value, sample. */
  rows?: readonly Token[];
  /** Tokens as tiles: the sample above name and value. */
  tiles?: readonly Token[];
  children?: ReactNode;
}

/** A part of a page. */
export const Part = ({ title, text, rows, tiles, children }: PartProps) => (
  <section>
    <h2>{title}</h2>
    <p>{text}</p>
    {rows && <Rows tokens={rows} />}
    {tiles && (
      <ul className="guide-cards">
        {tiles.map(({ name, value, sample }) => (
          <li key={name} className="guide-card">
            {sample}
            <div>
              <code>{name}</code>
            </div>
            <small>{value}</small>
          </li>
        ))}
      </ul>
    )}
    {children}
  </section>
);

/** A table of tokens. */
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

/** A bar that shows a length. */
export const bar = (width: string | number) => <span className="fd-bar" style={{ width }} />;

/** Returns a value as a reader has it: `1.25rem` as pixels of the default text size, `20px` with its space. */
export const readable = (value: string) =>
  value.endsWith('rem')
    ? `${Math.round(Number.parseFloat(value) * 1600) / 100} px`
    : value.replace(/^([\d.]+)px$/, '$1 px').replaceAll(/[{}]/g, '');

/** The tokens of a category, as the theme declares them. */
type Category = Readonly<Record<string, { value: unknown }>>;

/** Returns the names and the values of a category. */
export const valuesOf = (category: Category) =>
  Object.entries(category).map(([name, { value }]) => ({ name, value: String(value) }));

/** Returns the tokens of a category, with readable values and a sample of each. */
export const tokensOf = (category: Category, sample?: (value: string, name: string) => ReactNode): Token[] =>
  valuesOf(category).map(({ name, value }) => ({
    name,
    value: readable(value),
    sample: sample?.(value, name),
  }));
