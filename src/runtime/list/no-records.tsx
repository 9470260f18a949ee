import { Plus, SearchX } from 'lucide';
import { Button, buttonLinkProps } from '#kit/button/button.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { EmptyByFilters } from '#runtime/filters/empty-by-filters.tsx';
import { createPath } from '#runtime/links/paths.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { offeredFilters } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import type { ListController } from './use-list-controller.ts';

/** The props of what an empty list shows. */
export interface NoRecordsProps {
  resource: Resource;
  list: ListController;
}

/**
 * Shown instead of rows. Filters that let nothing through are named and can be cleared, together with a search; a search
 * alone can be cleared, and the first record of an empty list can be added.
 */
export function NoRecords({ resource, list }: NoRecordsProps) {
  const t = useTranslate();
  if (Object.keys(list.filters).length > 0)
    return (
      <EmptyByFilters
        resource={resource}
        parameters={offeredFilters(resource)}
        values={list.filters}
        query={list.query}
        onClear={list.clear}
      />
    );
  if (list.query !== '') {
    return (
      <EmptyState
        icon={SearchX}
        title={t('list.empty')}
        action={
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              list.find('');
              // This button disappears: the box is where one searches again.
              currentTarget.closest('section')?.querySelector('input')?.focus();
            }}
          >
            {t('list.clearSearch')}
          </Button>
        }
      />
    );
  }
  const isCreatedHere = resource.path !== undefined && resource.endpoints.create !== undefined;
  return (
    <EmptyState
      title={t('list.empty')}
      action={
        isCreatedHere ? (
          <RouterLink to={createPath(resource)} {...buttonLinkProps({ variant: 'outline' })}>
            <Icon of={Plus} />
            {resourceText(resource, 'list.add')}
          </RouterLink>
        ) : undefined
      }
    />
  );
}
