import type { ReactNode } from 'react';
import { figmaName } from '#theme/figma-name.ts';
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

/** What a part of a page shows. */
export interface PartProps {
  title: string;
  text?: string;
  /** The category of the theme that the tokens belong to, for their names in Figma. */
  category?: string;
  /** Tokens as rows: name, value, sample. */
  rows?: readonly Token[];
  /** Tokens as tiles: the sample above name and value. */
  tiles?: readonly Token[];
}

/** The name of a token in the code and, below it, in Figma. */
const Name = ({ category, name }: { category: string | undefined; name: string }) => (
  <>
    <div>
      <code>{name}</code>
    </div>
    {category && <small>{figmaName(category, name)}</small>}
  </>
);

/** A part of a page. */
export const Part = ({ title, text, category, rows, tiles }: PartProps) => (
  <section>
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {rows && (
      <table className="fd-rows">
        <tbody>
          {rows.map(({ name, value, sample }) => (
            <tr key={name}>
              <th scope="row">
                <Name category={category} name={name} />
              </th>
              <td data-tone="muted">{value}</td>
              <td>{sample}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {tiles && (
      <ul className="guide-cards">
        {tiles.map(({ name, value, sample }) => (
          <li key={name} className="guide-card">
            {sample}
            <Name category={category} name={name} />
            <div>
              <small>{value}</small>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** A bar that shows a length. */
export const bar = (width: string | number, height = '1rem') => (
  <span className="fd-bar" style={{ width, height }} />
);

/** Returns a value as a reader has it: `1.25rem` as pixels of the default text size, `20px` with its space. */
export const readable = (value: string) =>
  value.endsWith('rem')
    ? `${Math.round(Number.parseFloat(value) * 1600) / 100} px`
    : value.replace(/^([\d.]+)px$/, '$1 px').replaceAll(/[{}]/g, '');

/** The tokens of a category, as the theme declares them. */
type Category = Readonly<Record<string, { value: unknown }>>;

/** Returns the tokens of a category, with readable values and a sample of each. */
export const tokensOf = (category: Category, sample?: (value: string, name: string) => ReactNode): Token[] =>
  Object.entries(category).map(([name, { value }]) => ({
    name,
    value: readable(String(value)),
    sample: sample?.(String(value), name),
  }));

/** Returns the keys of an object, in their type. */
export function keysOf<Name extends string>(values: { readonly [K in Name]?: unknown }): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(values, name);
  return Object.keys(values).filter(isName);
}
