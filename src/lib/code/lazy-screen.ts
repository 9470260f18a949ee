import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { loadCode } from './load-code.ts';

/** A screen whose code loads with its route. */
export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  /** Loads the code. Rejects if that fails; the next call tries again. */
  preload(): Promise<void>;
}

/**
 * Creates a screen from an import and the name of the component in it. The router's own `lazyRouteComponent` keeps its
 * first error for ever, and reloads the page after it: without a connection, the whole product would be gone.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyScreen<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failed = false;

  async function start() {
    try {
      part = (await loadCode(load))[name];
    } catch (error) {
      failed = true;
      throw error;
    }
  }

  function preload() {
    if (failed) loading = undefined;
    failed = false;
    loading ??= start();
    return loading;
  }

  const render = (props: Props) => {
    // Rendering does not try again after an error: that would never end.
    if (part === undefined) use(loading ?? preload());
    return part && createElement(part, props);
  };
  return Object.assign(render, { preload });
}
