/** Product rules, and the time the pointer has to cross the gap between a trigger and its tooltip. */
const openDelay = 700;
const skipDelay = 300;
const leaveDelay = 150;

/** At most one tooltip of the page is shown, whatever the number of its triggers. */
export interface TooltipStore {
  shown: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** The pointer rests on a trigger: its tooltip comes after the delay, or at once where one was just shown. */
  enter: (id: string) => void;
  /** The pointer left: the tooltip stays long enough to be reached. */
  leave: (id: string) => void;
  /** The pointer reached the tooltip itself. */
  hold: (id: string) => void;
  /** Keyboard focus shows at once. */
  focus: (id: string) => void;
  /** Left by the keyboard, pressed, scrolled or dismissed. */
  close: (id: string) => void;
}

/** The one clock behind all tooltips, so that a list of fifty of them costs fifty listeners and no machine. */
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

/** The page's tooltips. */
export const tooltipStore = createTooltipStore();
