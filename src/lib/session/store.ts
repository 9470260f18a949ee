/** A value that tells when it changes, as `useSyncExternalStore` wants it. */
export interface Store<State> {
  get(): State;
  set(change: Partial<State>): void;
  /** Gives back what ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store. Its state is replaced, never changed in place. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const signal = createSignal<void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      signal.emit();
    },
    subscribe: signal.subscribe,
  };
}

/** Something that happens, and those who want to know. */
export interface Signal<Event> {
  emit(event: Event): void;
  /** Gives back what ends the subscription. */
  subscribe(listener: (event: Event) => void): () => void;
}

/** Makes a signal. */
export function createSignal<Event>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
