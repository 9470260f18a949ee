import type { ReactNode } from 'react';
import { Badge } from '#kit/badge/badge.tsx';
import type { Guide } from '#kit/guide.ts';
import { guidePatterns } from '#kit/guide-patterns.ts';

type AnyGuide = Guide<string>;

interface HeadProps {
  file: string;
  guide: AnyGuide;
  name: string;
  /** Further facts, shown as badges. */
  facts?: readonly string[];
}

/** The name, the purpose and the folder of a component or a kind. */
export function Head({ file, guide, name, facts = [] }: HeadProps) {
  return (
    <header>
      <div className="guide-facts">
        {guide.beta && <Badge tone="warning">beta</Badge>}
        {facts.map((fact) => (
          <Badge key={fact}>{fact}</Badge>
        ))}
        <code>{file.replace(/[^/]+$/, '')}</code>
      </div>
      <h1>{name}</h1>
      <p>{guide.purpose}</p>
    </header>
  );
}

/** A part of a guide under its title. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Keeps quotation marks on the line of the text that they quote. */
const quoted = (text: string) => text.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»');

/** A text with `code` between backticks. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{quoted(part)}</span>;
  });
}

/** Sentences as a list. */
export function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <Prose>{text}</Prose>
        </li>
      ))}
    </ul>
  );
}

/** Pairs of a term and its description. */
export function Pairs({ of }: { of: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl>
      {of.map(([term, text]) => (
        <div key={term}>
          <dt>
            <Prose>{term}</Prose>
          </dt>
          <dd>{typeof text === 'string' ? <Prose>{text}</Prose> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DataTableProps<Row> {
  heads: readonly string[];
  rows: readonly Row[];
  /** Renders the cells of a row. */
  children: (row: Row) => ReactNode;
}

/** A table of a docs page. Without rows there is none. */
export function DataTable<Row>({ heads, rows, children }: DataTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>{children(row)}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cases in which something else is used. */
export function Avoid({ guide }: { guide: AnyGuide }) {
  return (
    <Section id="when-not" title="When not to use it">
      <Pairs of={guide.avoid.map(({ when, instead }) => [when, instead])} />
    </Section>
  );
}

/** The parts about texts, keys and assistive technology. */
export function CommonParts({ guide }: { guide: AnyGuide }) {
  const { name, href, keyboard = [], notes = [] } = guidePatterns[guide.pattern];
  const keys = [...keyboard, ...(guide.keyboard ?? [])];
  return (
    <>
      <Section id="texts" title="Texts">
        <Sentences texts={guide.content ?? ['It has no text of its own.']} />
      </Section>
      <Section id="keyboard" title="Keyboard">
        {keys.length === 0 && (
          <p>It takes no focus itself. Buttons and links inside are reached in reading order.</p>
        )}
        <DataTable heads={['Key', 'What it does']} rows={keys}>
          {({ keys: pressed, does }) => (
            <>
              <td>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
              <td>
                <Prose>{does}</Prose>
              </td>
            </>
          )}
        </DataTable>
      </Section>
      <Section id="accessibility" title="Accessibility">
        <p>
          Pattern:{' '}
          {href === undefined ? (
            <strong>{name}</strong>
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
        </p>
        <Sentences texts={[...notes, ...(guide.accessibility ?? [])]} />
      </Section>
    </>
  );
}
