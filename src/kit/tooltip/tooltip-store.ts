/** Milliseconds (product rules). `leaveDelay` lets the pointer reach the tooltip from its trigger. */
const openDelay = 700;
const skipDelay = 300;
const leaveDelay = 150;

/** The state of all tooltips: at most one is shown. */
export interface TooltipStore<Trigger> {
  shown: () => Trigger | null;
  subscribe: (listener: () => void) => () => void;
  /** Called when the pointer enters a trigger: its tooltip opens after a delay, or at once if another was just shown. */
  enter: (trigger: Trigger) => void;
  /** Called when the pointer leaves: the tooltip stays long enough to be reached. */
  leave: (trigger: Trigger) => void;
  /** Called when the pointer enters the tooltip, which then stays. */
  hold: (trigger: Trigger) => void;
  /** Called when the trigger gets keyboard focus: its tooltip opens at once. */
  focus: (trigger: Trigger) => void;
  /** Called when the trigger loses focus or is pressed, or when the page scrolls. */
  close: (trigger: Trigger) => void;
}

/** Creates the state with one timer for all tooltips, so that a list of fifty triggers stays cheap. */
export function createTooltipStore<Trigger>(): TooltipStore<Trigger> {
  let shown: Trigger | null = null;
  /** The trigger that the pointer has entered, whose tooltip opens soon. */
  let entered: Trigger | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let skipUntil = 0;
  const listeners = new Set<() => void>();

  const show = (trigger: Trigger | null) => {
    clearTimeout(timer);
    entered = null;
    if (shown === trigger) return;
    shown = trigger;
    for (const listener of listeners) listener();
  };

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(trigger) {
      clearTimeout(timer);
      if (shown !== null || Date.now() < skipUntil) show(trigger);
      else {
        entered = trigger;
        timer = setTimeout(show, openDelay, trigger);
      }
    },
    leave(trigger) {
      clearTimeout(timer);
      if (shown !== trigger) return;
      timer = setTimeout(() => {
        skipUntil = Date.now() + skipDelay;
        show(null);
      }, leaveDelay);
    },
    hold(trigger) {
      if (shown === trigger) clearTimeout(timer);
    },
    focus: show,
    close(trigger) {
      // Another trigger's tooltip still opens: the one of a removed trigger is closed whenever the page changes.
      if (shown === trigger) show(null);
      else if (entered === trigger) clearTimeout(timer);
    },
  };
}

/** The tooltips of the page. */
export const tooltipStore = createTooltipStore<HTMLElement>();
