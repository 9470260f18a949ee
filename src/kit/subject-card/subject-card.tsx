import type { ReactNode } from 'react';
import { Stack } from '#kit/stack/stack.tsx';
import { subjectCard } from '#styled/recipes';

/** A fact about the subject, as a pair of label and value. */
export interface SubjectFact {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
  /** True if it takes a whole line. Default: false. */
  readonly wide?: boolean;
}

/** The props of the card of one thing. */
export interface SubjectCardProps {
  /** Its id, by which a dialog is described. */
  id?: string | undefined;
  /** A picture before the title. */
  picture?: ReactNode;
  title: ReactNode;
  /** Lines below the title. */
  lines?: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Pairs of label and value below the lines. */
  facts?: readonly SubjectFact[];
}

/** What a question is about: its picture, its name and a few facts. */
export function SubjectCard({ id, picture, title, lines = [], facts = [] }: SubjectCardProps) {
  const classes = subjectCard();
  return (
    <div id={id} className={classes.root}>
      <div className={classes.head}>
        {picture}
        <Stack gap="0" grow>
          <div className={classes.title}>{title}</div>
          {lines.map((line) => (
            <div key={line.id} className={classes.line}>
              {line.content}
            </div>
          ))}
        </Stack>
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ id: name, term, value, wide = false }) => (
            <div key={name} className={classes.fact} data-wide={wide || undefined}>
              <dt className={classes.term}>{term}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
