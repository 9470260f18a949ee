import { useMemo } from 'react';
import { RecordTable } from '#runtime/list/record-table.tsx';
import { useListController } from '#runtime/list/use-list-controller.ts';
import { useListSearch } from '#runtime/list/use-list-search.ts';
import type { Resource } from '#schema/resource.ts';

/** What a section of related records is given. */
export interface RelatedProps {
  resource: Resource;
  /** Where they are read. */
  path: string;
  title: string;
  /** Tells this list's parameters in the URL from those of others on the page. */
  prefix: string;
  /** A column that would only repeat whose page it is. */
  without?: string | undefined;
}

/** Related records as a table of their own, its state in the URL beside the page's. */
export function RelatedList({ resource, path, title, prefix, without }: RelatedProps) {
  const here = useMemo(() => readAt(resource, path, without), [resource, path, without]);
  const [search, setSearch] = useListSearch(here, prefix);
  const list = useListController(here, search, setSearch);
  return <RecordTable resource={here} list={list} title={title} />;
}

function readAt(resource: Resource, path: string, without: string | undefined): Resource {
  const { list } = resource.endpoints;
  return {
    ...resource,
    list: { ...resource.list, columns: resource.list.columns.filter((column) => column !== without) },
    endpoints: { ...resource.endpoints, list: { ...list, path: `/${path.replace(/^\//, '')}` } },
  };
}
