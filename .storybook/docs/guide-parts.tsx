import type { ReactNode } from 'react';
import { Badge } from '#kit/badge/badge.tsx';
import type { ComponentGuide } from '#kit/guide.ts';

interface HeadProps {
  file: string;
  guide: Pick<ComponentGuide, 'status' | 'since' | 'purpose'>;
  name: string;
  /** What else is told before anything else. */
  facts?: readonly string[];
}

/** What it is called, what it is for, and how far it may be relied upon. */
export function Head({ file, guide, name, facts = [] }: HeadProps) {
  return (
    <header className="gd-head">
      <p className="gd-facts">
        <Badge tone={guide.status === 'stable' ? 'success' : 'warning'}>{guide.status}</Badge>
        {facts.map((fact) => (
          <Badge key={fact}>{fact}</Badge>
        ))}
        <span>since {guide.since}</span>
        <code>{file.replace(/[^/]+$/, '')}</code>
      </p>
      <h1>{name}</h1>
      <p className="gd-purpose">{guide.purpose}</p>
    </header>
  );
}

/** A part of a guide under its title. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="gd-section">
      <h2 id={id} className="gd-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Quotation marks and what they quote stay on one line, as French has it. */
const quoted = (text: string) => text.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»');

/** `code` between backticks, as in the docstrings. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{quoted(part)}</span>;
  });
}

/** When something else is used. */
export function Avoid({ cases }: { cases: ComponentGuide['avoid'] }) {
  return (
    <Section id="when-not" title="When not to use it">
      <dl className="gd-avoid">
        {cases.map(({ when, instead }) => (
          <div key={when}>
            <dt>
              <Prose>{when}</Prose>
            </dt>
            <dd>
              <Prose>{instead}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What to do beside what not to do. */
export function Advice({ good, bad }: { good: readonly string[]; bad: readonly string[] }) {
  return (
    <Section id="advice" title="Do and don’t">
      <div className="gd-advice">
        {[
          { verdict: 'Do', tone: 'good', rules: good },
          { verdict: 'Don’t', tone: 'bad', rules: bad },
        ].map(({ verdict, tone, rules }) => (
          <div key={tone} className="gd-verdict" data-tone={tone}>
            <h3>{verdict}</h3>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>
                  <Prose>{rule}</Prose>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** How its texts are written. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Section id="words" title="Words">
      <ul className="gd-rules">
        {rules.map((rule) => (
          <li key={rule}>
            <Prose>{rule}</Prose>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What each key does. */
export function Keyboard({ keys }: { keys: ComponentGuide['keyboard'] }) {
  return (
    <Section id="keyboard" title="Keyboard">
      {typeof keys === 'string' ? (
        <p className="gd-text">{keys}</p>
      ) : (
        <table className="gd-keys gd-stacks">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ keys: pressed, does }) => (
              <tr key={does}>
                <td>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </td>
                <td>
                  <Prose>{does}</Prose>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** The pattern that assistive technology recognises. */
export function Pattern({ pattern }: { pattern: ComponentGuide['aria'] }) {
  return (
    <Section id="accessibility" title="Accessibility">
      <p className="gd-text">
        Pattern:{' '}
        {pattern.href === undefined ? (
          <strong>{pattern.name}</strong>
        ) : (
          <a href={pattern.href} target="_blank" rel="noreferrer">
            {pattern.name}
          </a>
        )}
      </p>
      <ul className="gd-rules">
        {pattern.notes.map((note) => (
          <li key={note}>
            <Prose>{note}</Prose>
          </li>
        ))}
      </ul>
    </Section>
  );
}
