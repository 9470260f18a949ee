import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { exportFields } from './export-fields.ts';
import { tooLong } from './too-long.ts';
import type { ExportChoice } from './use-export.ts';

/** What the user chooses in the dialog of an export. `search` is the part of the list that the page shows. */
export function useExportChoice(resource: Resource, search: ListQuery, selected?: readonly StoredRecord[]) {
  const t = useTranslate();
  // The list reads it: nothing is requested here.
  const list = useQuery({ ...resourceQueries(resource).list(search), enabled: false });
  const shown = list.isPlaceholderData ? undefined : list.data;
  const fields = useMemo(() => exportFields(resource), [resource]);
  const [format, setFormat] = useState<ExportChoice['format']>('csv');
  const [scope, setScope] = useState<'all' | 'page' | 'selection'>(
    selected === undefined ? 'all' : 'selection',
  );
  const [names, setNames] = useState(() => fields.filter(({ listed }) => listed).map(({ name }) => name));
  const [isTried, setTried] = useState(false);

  const total = shown?.totalKnown ? { count: shown.total, more: shown.more } : undefined;
  const errors = {
    format: scope === 'all' ? tooLong(format, total?.count ?? 0) : undefined,
    fields: isTried && names.length === 0 ? t('export.noColumn') : undefined,
  };

  return {
    fields,
    format,
    setFormat,
    scope,
    setScope,
    names,
    setNames,
    errors,
    /** The number of rows of the list, as far as the service counts them; undefined if it does not. */
    total,
    /** The number of rows of the page. */
    pageCount: shown?.records.length ?? 0,
    /** The number of selected rows; undefined if the export is not about a selection. */
    selectedCount: selected?.length,
    /** Returns the choice; undefined if it is not complete, which is then shown. */
    check(): ExportChoice | undefined {
      setTried(true);
      if (names.length === 0 || errors.format !== undefined) return undefined;
      const chosen = fields.filter(({ name }) => names.includes(name));
      const records = { all: undefined, page: shown?.records ?? [], selection: selected ?? [] }[scope];
      return { format, fields: chosen, records };
    },
  };
}

/** The result of {@link useExportChoice}. */
export type ExportChoiceState = ReturnType<typeof useExportChoice>;
