import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import type { TableColumn } from '#kit/table/table.ts';
import { Table } from '#kit/table/table.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { SelectionActions } from '#runtime/bulk/selection-actions.tsx';
import type { Selection } from '#runtime/bulk/use-selection.ts';
import { useTableSelection } from '#runtime/bulk/use-table-selection.ts';
import { actionsWidth } from '#runtime/columns/list-columns.ts';
import type { CommandController } from '#runtime/commands/use-command-controller.ts';
import { ListFilterBar } from '#runtime/filters/list-filter-bar.tsx';
import { resultsText } from '#runtime/filters/results-text.ts';
import { opensRecords } from '#runtime/links/paths.ts';
import { composedCell } from '#runtime/record/composed-cell.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { rowCell } from '#runtime/record/row-cell.tsx';
import type { RemovalController } from '#runtime/removal/use-removal-controller.ts';
import { offeredFilters } from '#schema/filters.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { EmptyList } from './empty-list.tsx';
import { defaultPageSize, pageSizes } from './list-search.ts';
import { ListSearchBox } from './list-search-box.tsx';
import { RowActions } from './row-actions.tsx';
import { rowKeys } from './row-keys.ts';
import type { ListController } from './use-list-controller.ts';

interface RecordTableProps {
  resource: Resource;
  list: ListController;
  /** Default: the title of the list. */
  title?: string;
  removal?: RemovalController;
  commands?: CommandController;
  /** What may load after the rows, in the line of the title: the tools of the list. */
  beside?: ReactNode;
  /** The orders of the list above its cards, which may load after the rows. */
  order?: ReactNode;
  /** What is shown at the end of the line of the title if the list has no search box. Default: nothing. */
  tools?: ReactNode;
  /**
   * True if the table is a part of a record's page. Its rows may be few: what follows it is hidden until they are loaded, and
   * rows that fit on one page have no footer.
   */
  isPart?: boolean;
  /** Opens the form of a record that has no page. Default: a link to the page of the form. */
  onEdit?: (record: StoredRecord) => void;
  /** Default: rows cannot be selected. */
  selection?: Selection | undefined;
}

/** Shows the table of a list with its search box and its footer. */
export function RecordTable(props: RecordTableProps) {
  const { resource, list, selection, title = resourceText(resource, 'list.title') } = props;
  const t = useTranslate();
  const { counted, pagination } = list;
  const keys = rowKeys(list.records);
  // A page size that somebody has chosen can be changed back.
  const isPaged = !props.isPart || pagination.pageCount > 1 || pagination.limit !== defaultPageSize;
  const parameters = useMemo(() => offeredFilters(resource), [resource]);
  return (
    <Table
      title={title}
      beside={props.beside}
      columns={useTableColumns(props)}
      sorts={list.sorts}
      order={props.order}
      rows={list.records}
      rowKey={(record) => keys.get(record) ?? ''}
      opens={opensRecords(resource)}
      rowCount={counted && !counted.more ? counted.total + 1 : -1}
      firstRow={(pagination.page - 1) * pagination.limit + 2}
      loading={list.status === 'loading'}
      settling={props.isPart}
      dimmed={list.stale}
      empty={<EmptyList resource={resource} list={list} />}
      error={
        list.status === 'failed' ? (
          <ErrorState title={list.failure} retry={{ label: t('common.retry'), onRetry: list.retry }} />
        ) : undefined
      }
      tools={
        resource.list.search ? (
          <ListSearchBox resource={resource} query={list.query} onSearch={list.find} />
        ) : (
          props.tools
        )
      }
      filters={
        parameters.length === 0 ? undefined : (
          <ListFilterBar
            resource={resource}
            parameters={parameters}
            values={list.filters}
            onChange={list.setFilters}
            count={counted && resultsText(counted)}
          />
        )
      }
      selection={useTableSelection(resource, selection)}
      selectionBar={
        selection && (
          <SelectionActions
            resource={resource}
            search={list.search}
            selection={selection}
            shown={list.records}
            counted={counted}
          />
        )
      }
      footer={
        isPaged && (
          <Pagination
            labels={{
              navigation: t('list.paging', { list: title }),
              pageSize: t('list.pageSize'),
              first: t('list.first'),
              previous: t('list.previous'),
              next: t('list.next'),
              last: t('list.last'),
            }}
            status={t(pagination.more ? 'list.pageOfMore' : 'list.page', {
              page: pagination.page,
              pages: pagination.pageCount,
            })}
            pageIndex={pagination.page - 1}
            pageCount={pagination.pageCount}
            pageSize={pagination.limit}
            pageSizes={pageSizes}
            onPageChange={(index) => list.setPage(index + 1)}
            onPageSizeChange={pagination.setLimit}
          />
        )
      }
    />
  );
}

/** Returns the columns of the table. They stay the same ones while the resource and its actions do. */
function useTableColumns({ resource, list, removal, commands, onEdit }: RecordTableProps) {
  const t = useTranslate();
  const { columns } = list;
  const removalActions = removal?.actions;
  const commandsOf = commands?.of;
  return useMemo((): TableColumn<StoredRecord>[] => {
    const values = columns.map(({ source, sortField, ...column }) => {
      // The title of a row looks the same with and without further lines.
      const shown = source === resource.title ? { id: source, lines: [source] } : source;
      const cell = (record: StoredRecord | undefined) =>
        typeof shown === 'string'
          ? rowCell({ resource, record, name: shown })
          : composedCell({ resource, record, column: shown });
      return { ...column, cell, skeleton: cell(undefined) };
    });
    if (!resource.list.actions?.length) return values;
    const actions: TableColumn<StoredRecord> = {
      id: 'actions',
      header: t('common.actions'),
      position: 'actions',
      align: 'end',
      width: actionsWidth(resource),
      // Where the user has given every column a width, the actions are at the end of the row all the same.
      grow: columns.every(({ maxWidth }) => maxWidth) ? 1 : 0,
      cell: (record) => <RowActions {...{ resource, record, removalActions, commandsOf, onEdit }} />,
    };
    return [...values, actions];
  }, [t, resource, columns, removalActions, commandsOf, onEdit]);
}
