/** Milliseconds (product rules). `leaveDelay` lets the pointer reach the tooltip from its trigger. */
const openDelay = 700;
const skipDelay = 300;
const leaveDelay = 150;

/** The state of all tooltips: at most one is shown. */
export interface TooltipStore {
  shown: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** Called when the pointer enters a trigger: its tooltip opens after a delay, or at once if another was just shown. */
  enter: (id: string) => void;
  /** Called when the pointer leaves: the tooltip stays long enough to be reached. */
  leave: (id: string) => void;
  /** Called when the pointer enters the tooltip, which then stays. */
  hold: (id: string) => void;
  /** Called when the trigger gets keyboard focus: its tooltip opens at once. */
  focus: (id: string) => void;
  /** Called when the trigger loses focus or is pressed, or when the page scrolls. */
  close: (id: string) => void;
}

/** Creates the state with one timer for all tooltips, so that a list of fifty triggers stays cheap. */
export function createTooltipStore(): TooltipStore {
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let skipUntil = 0;
  const listeners = new Set<() => void>();

  const show = (id: string | null) => {
    clearTimeout(timer);
    if (shown === id) return;
    shown = id;
    for (const listener of listeners) listener();
  };

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(id) {
      clearTimeout(timer);
      if (shown !== null || Date.now() < skipUntil) show(id);
      else timer = setTimeout(show, openDelay, id);
    },
    leave(id) {
      clearTimeout(timer);
      if (shown !== id) return;
      timer = setTimeout(() => {
        skipUntil = Date.now() + skipDelay;
        show(null);
      }, leaveDelay);
    },
    hold(id) {
      if (shown === id) clearTimeout(timer);
    },
    focus: show,
    close(id) {
      clearTimeout(timer);
      if (shown === id) show(null);
    },
  };
}

/** The tooltips of the page. */
export const tooltipStore = createTooltipStore();
