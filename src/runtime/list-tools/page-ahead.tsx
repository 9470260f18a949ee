import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { inBackground } from '#lib/session/in-background.ts';
import type { Resource } from '#schema/resource.ts';
import { useReadList } from './use-read-list.ts';

/** True if the user has asked the browser to read as little as possible. */
const savesData = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

/** Milliseconds after the rows were rendered: they are painted before the next ones are read. */
const restTime = 100;

interface PageAheadProps {
  /** An element in the section of the list. */
  inside: RefObject<HTMLElement | null>;
  resource: Resource;
  search: ListQuery;
}

/**
 * Reads the next page of a list when the pointer or the focus reaches its button, so that a press need not wait. After the
 * press they are still there: the page after it is read once this one is shown. Nothing is read further ahead.
 */
export function PageAhead({ inside, resource, search }: PageAheadProps) {
  const client = useQueryClient();
  const { isSuccess, isPlaceholderData } = useReadList(resource, search);
  const isShown = isSuccess && !isPlaceholderData;
  useEffect(() => {
    const button = inside.current?.closest('section')?.querySelector('[data-move=next]');
    if (!button || !isShown || savesData()) return;
    const read = () => {
      if (button.matches(':enabled:not([aria-disabled])'))
        void inBackground(() =>
          client.prefetchQuery(resourceQueries(resource).list({ ...search, page: search.page + 1 })),
        );
    };
    const end = new AbortController();
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, read, end);
    const timer = setTimeout(() => button.matches(':hover, :focus') && read(), restTime);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [client, inside, resource, search, isShown]);
  return null;
}
