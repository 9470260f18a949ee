/** A value that reports its changes, in the shape that `useSyncExternalStore` takes. */
export interface Observable<State> {
  get(): State;
  set(change: Partial<State>): void;
  /** Calls the listener at each change. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Creates an observable value. Its state is replaced, never changed in place. */
export function createObservable<State extends object>(initial: State): Observable<State> {
  let state = initial;
  const changes = createEmitter<void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

/** Events and their listeners. */
export interface Emitter<Event> {
  emit(event: Event): void;
  /** Calls the listener at each event. Returns the function that ends the subscription. */
  subscribe(listener: (event: Event) => void): () => void;
}

/** Creates an emitter. */
export function createEmitter<Event>(): Emitter<Event> {
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
