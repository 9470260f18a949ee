import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { PrintArea } from '#kit/print-area/print-area.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { RecordSheet } from '#runtime/detail/record-sheet.tsx';
import { FailedCard, hasFailed } from '#runtime/page/failed-read.tsx';
import { AbsentPart } from './absent-part.tsx';
import type { RelatedProps } from './related-list.tsx';

/** The service understood, and there is none, or none in this state: asking again gives the same answer. */
function saysNone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** A related record as a sheet that can be printed by itself. */
export function RelatedSheet({ resource, path, title }: Pick<RelatedProps, 'resource' | 'path' | 'title'>) {
  const t = useTranslate();
  const answer = useQuery(resourceQueries(resource).part(path));
  if (hasFailed(answer)) {
    if (!saysNone(answer.error)) return <FailedCard read={answer} title={title} />;
    return <AbsentPart title={title} text={errorText(answer.error)} />;
  }
  return (
    <PrintArea>
      {(print) => (
        <RecordSheet
          resource={resource}
          record={answer.data}
          title={title}
          actions={
            answer.data && (
              <Button variant="outline" size="sm" icon={<Icon of={Printer} />} onClick={print}>
                {t('common.print')}
              </Button>
            )
          }
        />
      )}
    </PrintArea>
  );
}
