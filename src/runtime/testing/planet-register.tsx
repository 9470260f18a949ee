import { FormDialog } from '#runtime/form/form-dialog.tsx';
import { useFormDialog } from '#runtime/form/use-form-dialog.ts';
import { RecordTable } from '#runtime/list/record-table.tsx';
import { useListController } from '#runtime/list/use-list-controller.ts';
import { useListSearch } from '#runtime/list/use-list-search.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';

/** A list as part of a page: its state has a prefix in the URL, and its form is a dialog. */
export function PlanetRegister({ resource }: { resource: Resource }) {
  const [search, setSearch] = useListSearch(resource, 'registre-');
  const list = useListController(resource, search, setSearch);
  const dialog = useFormDialog();
  return (
    <>
      <button type="button" onClick={dialog.create}>
        {resourceText(resource, 'list.add')}
      </button>
      <RecordTable resource={resource} list={list} onEdit={dialog.edit} />
      <FormDialog resource={resource} dialog={dialog} />
    </>
  );
}
