import { Plus } from 'lucide';
import { useLayoutEffect, useMemo, useState } from 'react';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { applyDensity } from '#lib/density/shown-density.ts';
import { useSelection } from '#runtime/bulk/use-selection.ts';
import type { ListColumn } from '#runtime/columns/list-columns.ts';
import { CommandDialog } from '#runtime/commands/command-dialog.tsx';
import { useCommandController } from '#runtime/commands/use-command-controller.ts';
import { ExportButton } from '#runtime/export/export-button.tsx';
import { ImportButton } from '#runtime/import/import-button.tsx';
import { createPath } from '#runtime/links/paths.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { LateListTools } from '#runtime/list-tools/late-list-tools.tsx';
import type { LateParts } from '#runtime/list-tools/list-tools.tsx';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RemovalDialog } from '#runtime/removal/removal-dialog.tsx';
import { useRemovalController } from '#runtime/removal/use-removal-controller.ts';
import type { Resource } from '#schema/resource.ts';
import { ListFigures } from './late-list-figures.ts';
import { RecordTable } from './record-table.tsx';
import { useListController } from './use-list-controller.ts';
import { useListReturn } from './use-list-return.ts';
import { useListSearch } from './use-list-search.ts';

/** The page of a resource's list: search, table, paging and row actions. Its state is in the URL. */
export function ListScreen({ resource }: { resource: Resource }) {
  const [search, setSearch] = useListSearch(resource);
  const [columns, setColumns] = useState<readonly ListColumn[]>();
  const [late, setLate] = useState<LateParts>();
  const list = useListController(resource, search, setSearch, columns);
  // Before the paint: no row is shown in the density of another page.
  useLayoutEffect(() => {
    applyDensity(`/${resource.path}`);
    return () => applyDensity();
  }, [resource]);
  useListReturn(resource, list.status === 'ready');
  const selection = useSelection(search);
  const removal = useRemovalController(resource, selection.drop, selection.drop);
  const commands = useCommandController(resource, selection.drop);
  const name = resourceText(resource, 'name');
  // Another page of the list renders its rows, and as little as possible of what is around them.
  const trail = useMemo(() => [{ label: name }], [name]);
  const actions = useMemo(
    () => (
      <>
        {resource.list.export && <ExportButton resource={resource} search={search} />}
        {resource.list.import && <ImportButton resource={resource} />}
        {resource.endpoints.create && (
          <RouterLink to={createPath(resource)} data-shortcut="n" {...buttonLinkProps({ variant: 'solid' })}>
            <Icon of={Plus} />
            {resourceText(resource, 'list.add')}
          </RouterLink>
        )}
      </>
    ),
    [resource, search],
  );
  return (
    <ScreenFrame title={name} trail={trail} actions={actions}>
      {resource.figures && (
        <ListFigures
          resource={resource}
          figures={resource.figures}
          Sums={late?.Sums}
          quiet={list.status === 'failed'}
        />
      )}
      {late && <late.News resource={resource} search={search} />}
      <RecordTable
        resource={resource}
        list={list}
        removal={removal}
        commands={commands}
        selection={resource.list.bulk && selection}
        order={late && <late.Order {...list} />}
        beside={
          <LateListTools
            resource={resource}
            search={search}
            ready={list.status !== 'loading'}
            onColumns={setColumns}
            onLate={setLate}
            onFilters={list.setFilters}
            onView={selection.clear}
          />
        }
      />
      <RemovalDialog resource={resource} removal={removal} />
      <CommandDialog resource={resource} commands={commands} />
    </ScreenFrame>
  );
}
