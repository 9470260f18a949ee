import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { PrintArea } from '#kit/print-area/print-area.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { isFailed, QueryErrorCard } from '#runtime/page/query-error.tsx';
import { RecordDetails } from '#runtime/record/record-details.tsx';
import { MissingPart } from './missing-part.tsx';
import type { RelatedProps } from './related-list.tsx';

/** Returns true if the record has no such part, at least in its state: trying again would not help. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** Shows a related record that can be printed by itself. */
export function RelatedDetails({ resource, path, title }: Pick<RelatedProps, 'resource' | 'path' | 'title'>) {
  const t = useTranslate();
  const query = useQuery(resourceQueries(resource).part(path));
  if (isFailed(query)) {
    if (!isMissing(query.error)) return <QueryErrorCard query={query} title={title} />;
    return <MissingPart title={title} text={errorText(query.error)} />;
  }
  return (
    <PrintArea>
      {(print) => (
        <RecordDetails
          resource={resource}
          record={query.data}
          title={title}
          actions={
            <Button
              variant="outline"
              size="sm"
              icon={<Icon of={Printer} />}
              disabled={query.data === undefined}
              onClick={print}
            >
              {t('common.print')}
            </Button>
          }
        />
      )}
    </PrintArea>
  );
}
