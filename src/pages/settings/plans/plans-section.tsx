import { Plus } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { plans } from '#resources/plans.ts';
import { FormDialog } from '#runtime/form/form-dialog.tsx';
import { useFormDialog } from '#runtime/form/use-form-dialog.ts';
import { RecordTable } from '#runtime/list/record-table.tsx';
import { useListController } from '#runtime/list/use-list-controller.ts';
import { useListSearch } from '#runtime/list/use-list-search.ts';
import { ListAnnouncement } from '#runtime/list-tools/list-announcement.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RemovalDialog } from '#runtime/removal/removal-dialog.tsx';
import { useRemovalController } from '#runtime/removal/use-removal-controller.ts';
import { plansPrefix } from './plans-prefix.ts';

/** Shows the plans that drivers subscribe to. They are created and edited in a dialog. */
export function PlansSection() {
  const [search, setSearch] = useListSearch(plans, plansPrefix);
  const list = useListController(plans, search, setSearch);
  const removal = useRemovalController(plans);
  const dialog = useFormDialog();
  return (
    <>
      <RecordTable
        resource={plans}
        list={list}
        removal={removal}
        onEdit={dialog.edit}
        tools={
          <Button
            data-shortcut="n"
            icon={<Icon of={Plus} />}
            {...onIntent(preloadDialog)}
            onClick={dialog.create}
          >
            {resourceText(plans, 'list.add')}
          </Button>
        }
      />
      <ListAnnouncement resource={plans} search={search} />
      <RemovalDialog resource={plans} removal={removal} />
      <FormDialog resource={plans} dialog={dialog} />
    </>
  );
}
