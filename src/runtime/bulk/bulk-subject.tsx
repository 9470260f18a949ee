import { AvatarGroup } from '#kit/avatar-group/avatar-group.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { SubjectCard } from '#kit/subject-card/subject-card.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { fieldCell } from '#runtime/record/field-cell.tsx';
import { presentValue, textOf, titleOf } from '#runtime/record/present-field.ts';
import { summaryParts } from '#runtime/record/summary-parts.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { summedFields, sumsOf } from './sums.ts';
import { selectionKey } from './use-selection.ts';

/** The most records that are named. */
const shownRecords = 5;
/** The most pictures that are shown. */
const shownPictures = 3;

interface BulkSubjectProps {
  resource: Resource;
  records: readonly StoredRecord[];
  id: string;
}

/** Names the records of a question: their number, the sums of their amounts, and the first of them. */
export function BulkSubject({ resource, records, id }: BulkSubjectProps) {
  const t = useTranslate();
  const summed = summedFields(resource);
  const more = records.length - shownRecords;
  const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });
  const named = records.slice(0, shownRecords).map((record) => ({
    id: selectionKey(record) ?? '',
    content: [titleOf(resource, record), ...summed.map((name) => textOf(resource, record, name))]
      .filter((text) => text !== undefined)
      .join(' · '),
  }));
  return (
    <SubjectCard
      id={id}
      title={
        <Stack as="span" direction="row" gap="3" align="center" justify="between">
          {t('bulk.count', numbered(records.length))}
          <Pictures resource={resource} records={records} />
        </Stack>
      }
      lines={more > 0 ? [...named, { id: 'more', content: t('runs.others', numbered(more)) }] : named}
      facts={sumsOf(resource, records).map(({ name, label, text }) => ({
        id: name,
        term: t('bulk.sum', { field: label }),
        value: text,
        wide: true,
      }))}
    />
  );
}

/** The pictures of the first records that have one, if the title of a record has a picture beside it. */
function Pictures({ resource, records }: Pick<BulkSubjectProps, 'resource' | 'records'>) {
  const [first] = records;
  const name = first && summaryParts(resource, first).picture;
  if (name === undefined) return null;
  const shown = records
    .filter((record) => presentValue(resource, record, name) !== undefined)
    .slice(0, shownPictures);
  const more = records.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <AvatarGroup
      avatars={shown.map((record) => ({
        id: selectionKey(record) ?? '',
        content: fieldCell({ resource, record, name, plain: true }),
      }))}
      more={more > 0 ? `+${formatInteger(more)}` : undefined}
    />
  );
}
