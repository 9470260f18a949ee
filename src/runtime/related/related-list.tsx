import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RecordTable } from '#runtime/list/record-table.tsx';
import { useListController } from '#runtime/list/use-list-controller.ts';
import { useListSearch } from '#runtime/list/use-list-search.ts';
import { ListAnnouncement } from '#runtime/list-tools/list-announcement.tsx';
import { ListOrder } from '#runtime/list-tools/list-order.tsx';
import type { Resource } from '#schema/resource.ts';
import { MissingPart } from './missing-part.tsx';
import { withListAt } from './related-resource.ts';
import { usePartReturn } from './use-part-return.ts';

/** The props of a section with related records. */
export interface RelatedProps {
  resource: Resource;
  /** The path of the call that reads them. */
  path: string;
  title: string;
  /** The prefix of this list's parameters in the URL, where a page has several lists. */
  prefix: string;
  /** A column to leave out, because it would repeat the record of the page. */
  without?: string | undefined;
  /** The parameters of the call that select them. */
  query?: Readonly<Record<string, string>> | undefined;
  /** What stands beside the title. */
  tools?: ReactNode;
}

/** Shows related records as a table, or that there are none. Its state is in the URL, beside that of the page. */
export function RelatedList({ resource, path, title, prefix, without, query, tools }: RelatedProps) {
  const t = useTranslate();
  const partResource = useMemo(
    () => relatedResource(resource, path, without, query),
    [resource, path, without, query],
  );
  const [search, setSearch] = useListSearch(partResource, prefix);
  const list = useListController(partResource, search, setSearch);
  usePartReturn(list.status === 'ready');
  if (list.status === 'ready' && !list.stale && list.records.length === 0)
    return <MissingPart title={title} text={t('list.empty')} />;
  return (
    <>
      <RecordTable
        resource={partResource}
        list={list}
        title={title}
        tools={tools}
        order={<ListOrder {...list} />}
        isPart
      />
      <ListAnnouncement resource={partResource} search={search} />
    </>
  );
}

function relatedResource(
  resource: Resource,
  path: string,
  without: string | undefined,
  query: RelatedProps['query'],
): Resource {
  // The record filters them already. Search, filters and what changes a record belong to the list of all.
  const { filters: _, otherFilters: __, search: ___, actions, ...list } = resource.list;
  return {
    ...withListAt(resource, path, query),
    list: {
      ...list,
      columns: list.columns.filter((column) => column !== without),
      ...(actions && { actions: actions.filter((action) => isLink(resource, action)) }),
    },
  };
}

/** Returns true if an action only opens a page. */
const isLink = ({ fields }: Resource, action: string) =>
  action === 'view' || action === 'edit' || fields[action] !== undefined;
