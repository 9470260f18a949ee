import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import type { Resource } from '#schema/resource.ts';
import { noView } from '#schema/view-state.ts';
import {
  type Arrangement,
  arrangedColumns,
  declaredArrangement,
  formatArrangement,
  parseArrangement,
} from './arrangement.ts';
import { keep, keptOf, keptText, watchKept } from './kept-list.ts';

/**
 * Returns how the columns of a list are arranged, and the function that changes it: as its address says, else as the user
 * has chosen before, else as declared. What the user has chosen before does not touch a saved view, which looks the same for
 * all. A change is kept where the arrangement came from: in the address, or in the browser.
 */
export function useArrangement(resource: Resource) {
  const { columns, view } = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ columns, view }) => ({ columns, view }),
  });
  const navigate = useNavigate();
  const kept = keptOf(useSyncExternalStore(watchKept, () => keptText(resource.name)))['columns'];
  const inAddress = typeof columns === 'string' ? columns : undefined;
  const inView = typeof view === 'string' && view !== noView;
  const text = inAddress ?? (typeof kept === 'string' && !inView ? kept : '');
  return useMemo(() => {
    const declared = formatArrangement(declaredArrangement(resource));
    const arrangement = parseArrangement(resource, text) ?? declaredArrangement(resource);
    const current = formatArrangement(arrangement);
    return {
      arrangement,
      /** The arrangement as a text; undefined if it is the declared one. */
      text: current === declared ? undefined : current,
      change(next: Arrangement) {
        const written = formatArrangement(next);
        const isDeclared = written === declared;
        if (inAddress === undefined && !inView)
          keep(resource.name, { columns: isDeclared ? undefined : written });
        else
          void navigate({
            to: '.',
            search: (params) => ({ ...params, columns: isDeclared && inView ? undefined : written }),
            replace: true,
            resetScroll: false,
          });
      },
    };
  }, [resource, text, inAddress, inView, navigate]);
}

/** Returns a resource whose list has the columns that are shown, in their order. */
export function useArranged(resource: Resource): Resource {
  const { arrangement } = useArrangement(resource);
  return useMemo(() => {
    const columns = arrangedColumns(resource, arrangement).map(({ source }) => source);
    return { ...resource, list: { ...resource.list, columns } };
  }, [resource, arrangement]);
}

/** The result of {@link useArrangement}. */
export type ArrangementControl = ReturnType<typeof useArrangement>;
