import { memo, useEffect, useState } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { loadLaterParts } from '#lib/code/load-part.ts';
import { storedText } from '#lib/storage/stored-text.ts';
import type { SearchParams } from '#runtime/address/url-search.ts';
import type { Resource } from '#schema/resource.ts';
import type { ListToolsProps } from './list-tools.tsx';

const load = () => import('./list-tools.tsx');
const tools = lazyComponent(async () => (await load()).ListTools);

/** Loads the function that returns the order after a press on a heading: the first paint does without it. */
export const loadNextSort = async () => (await load()).nextSort;

/** Milliseconds: after the rows are painted, and before somebody looks for the tools. */
const restTime = 200;
/** The longest time, in milliseconds, for which a list waits for the code that arranges its columns. */
const longest = 1_000;

/** Returns what the browser keeps for a list, of all its users. */
const keptText = ({ name }: Resource) => storedText(`list:${name}`);

/** Returns true if the browser keeps a default view of a list, of one of its users: the list may open with another address. */
export const mayOpenView = (resource: Resource): boolean =>
  keptText(resource)?.includes('"isDefault":true') ?? false;

/**
 * Loads the tools of a list before it is shown, if its address or the browser's storage says how its columns are arranged or
 * has its views. With `opensView`, throws a redirect to the default view of the user, if there is one.
 */
export async function loadListTools(
  resource: Resource,
  { columns }: SearchParams,
  opensView: boolean,
): Promise<void> {
  if ((columns ?? keptText(resource)) === null) return;
  if (!tools.current())
    await new Promise((resolve) => {
      tools.subscribe(() => resolve(undefined));
      tools.preload();
      setTimeout(resolve, longest);
    });
  // Without this code the list is shown as its address says.
  if (opensView && tools.current()) await (await load()).openDefaultView(resource);
}

/** The tools of a list. Their code loads when the rows are shown: they are not part of the first paint. */
export const LateListTools = memo(function LateListTools({
  ready,
  ...props
}: ListToolsProps & { ready: boolean }) {
  const [wanted, setWanted] = useState(tools.current() !== null);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      setWanted(true);
      loadLaterParts();
    }, restTime);
    return () => clearTimeout(timer);
  }, [ready]);
  const Tools = useLazyComponent(tools, wanted);
  return Tools && <Tools {...props} />;
});
