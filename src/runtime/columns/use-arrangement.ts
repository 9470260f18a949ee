import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { noView } from '#schema/no-view.ts';
import type { Resource } from '#schema/resource.ts';
import {
  type Arrangement,
  arrangedColumns,
  declaredArrangement,
  formatArrangement,
  parseArrangement,
} from './arrangement.ts';
import { keep, keptOf, keptText, watchKept } from './kept-list.ts';

/**
 * Returns the arrangement of a list's columns, and the function that changes it. The arrangement is the one in the address,
 * else the one that the browser keeps for the user, else the declared one. A saved view ignores the kept one, since it
 * looks the same for everybody. A change goes where the arrangement came from: to the address, or to the browser.
 */
export function useArrangement(resource: Resource) {
  const { columns, view } = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ columns, view }) => ({ columns, view }),
  });
  const navigate = useNavigate();
  const kept = keptOf(useSyncExternalStore(watchKept, () => keptText(resource.name)))['columns'];
  const addressText = typeof columns === 'string' ? columns : undefined;
  const inView = typeof view === 'string' && view !== noView;
  const text = addressText ?? (typeof kept === 'string' && !inView ? kept : '');
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
        if (addressText === undefined && !inView)
          keep(resource.name, { columns: isDeclared ? undefined : written });
        else
          void navigate({
            to: '.',
            // Without a view, an address without columns would show the kept arrangement, so the declared one is written.
            search: (params) => ({ ...params, columns: isDeclared && inView ? undefined : written }),
            replace: true,
            resetScroll: false,
          });
      },
    };
  }, [resource, text, addressText, inView, navigate]);
}

/** Returns the resource with the shown columns of its list, in their order. */
export function useArranged(resource: Resource): Resource {
  const { arrangement } = useArrangement(resource);
  return useMemo(() => {
    const columns = arrangedColumns(resource, arrangement).map(({ source }) => source);
    return { ...resource, list: { ...resource.list, columns } };
  }, [resource, arrangement]);
}

/** The result of {@link useArrangement}. */
export type ArrangementControl = ReturnType<typeof useArrangement>;
