import type { ReactNode } from 'react';
import { Stack } from '#kit/stack/stack.tsx';
import { SubjectCard, type SubjectFact } from '#kit/subject-card/subject-card.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { fieldCell } from './field-cell.tsx';
import { summaryParts } from './summary-parts.ts';

interface RecordSummaryProps {
  resource: Resource;
  record: StoredRecord;
  /** The id of the title, by which a dialog is described. */
  id?: string;
}

/** Names a record inside a question: its picture, its title, and the facts that distinguish it. Nothing in it is a link. */
export function RecordSummary({ resource, record, id }: RecordSummaryProps) {
  const { picture, title, lines, facts } = summaryParts(resource, record);
  const cell = (name: string) => fieldCell({ resource, record, name, plain: true });
  return (
    <SubjectCard
      id={id}
      picture={picture === undefined ? undefined : cell(picture)}
      title={cell(title)}
      lines={lines.map((names) => ({ id: names.join(' '), content: inOneLine(names.map(cell)) }))}
      facts={facts.map(
        ({ id, term, names, wide }): SubjectFact => ({
          id,
          term,
          value: (
            <Stack gap="1" align="start">
              {names.map(cell)}
            </Stack>
          ),
          wide,
        }),
      )}
    />
  );
}

const inOneLine = (cells: ReactNode) => (
  <Stack direction="row" gap="2" align="center" wrap>
    {cells}
  </Stack>
);
