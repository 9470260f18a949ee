import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef } from 'react';

/** The states of a control in a story. The first four come from a pointer or a key, the others from props. */
export type StoryState =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'pressed'
  | 'disabled'
  | 'loading'
  | 'invalid'
  | 'read-only'
  | 'open'
  | 'chosen';

/** The states of every control. */
export const pointerStates = ['rest', 'hover', 'focus', 'pressed'] as const satisfies readonly StoryState[];

/** The attributes by which recipes and the global focus ring show a state without a pointer. */
const marks: Partial<Record<StoryState, string>> = {
  hover: 'data-hover',
  focus: 'data-focus-visible',
  pressed: 'data-active',
};

/** Puts an element into a state. As with a real pointer, its parents are hovered and pressed, too. */
export function force(element: Element, state: StoryState, within: Element = element): void {
  const mark = marks[state];
  if (mark === undefined) return;
  element.toggleAttribute(mark, true);
  if (state === 'focus' || element === within) return;
  const around = element.parentElement;
  if (around !== null && around !== within) force(around, state, within);
}

/** Returns the props that put an input into a state. */
export const inState = (state: StoryState) => ({
  'aria-invalid': state === 'invalid' || undefined,
  disabled: state === 'disabled',
});

interface SpecimenProps {
  state: StoryState;
  on: string;
  children: ReactNode;
}

/** One control in its state. An element that is rendered later gets the state, too. */
function StateCell({ state, on, children }: SpecimenProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = container.current;
    if (cell === null) return undefined;
    const apply = () => {
      const element = cell.querySelector(on);
      if (element !== null) force(element, state, cell);
    };
    apply();
    const late = new MutationObserver(apply);
    late.observe(cell, { childList: true, subtree: true });
    return () => late.disconnect();
  }, [state, on]);
  return (
    <div ref={container} style={{ minWidth: 0 }}>
      {children}
    </div>
  );
}

export interface StateGridProps<Row extends string> {
  /** The text in the corner. */
  title?: string;
  /** Variants or sizes. A single unnamed row is `['']`. */
  rows: readonly Row[];
  states: readonly StoryState[];
  render: (state: StoryState, row: Row) => ReactNode;
  /** The selector of the element that gets the state: the first match in each cell. Rows may have their own. */
  on?: string | Record<Row, string>;
  /** For wide controls: rows are columns, and states are below each other. */
  wide?: boolean;
}

const label: CSSProperties = {
  font: '500 0.75rem/1.35 var(--fonts-mono)',
  color: 'var(--colors-fg-muted)',
  whiteSpace: 'nowrap',
};
const gap = 'var(--spacing-5) var(--spacing-6)';

/** Every state of a control in a grid. */
export function StateGrid<Row extends string>(props: StateGridProps<Row>) {
  const { title, rows, states, render, on = 'button, a, input, textarea, select', wide = false } = props;
  const cell = (state: StoryState, row: Row) => (
    <StateCell key={`${state} ${row}`} state={state} on={typeof on === 'string' ? on : on[row]}>
      {render(state, row)}
    </StateCell>
  );
  const across = wide ? rows : states;
  const columns = `max-content repeat(${across.length}, ${wide ? 'minmax(0, 1fr)' : 'max-content'})`;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'center',
        gap,
        // Controls keep their size: a label is not broken within a word. The padding leaves space for the focus rings.
        ...(!wide && { overflowX: 'auto', padding: 8, margin: -8 }),
      }}
    >
      <span style={label}>{title}</span>
      {across.map((name) => (
        <span key={name} style={label}>
          {name}
        </span>
      ))}
      {wide
        ? states.map((state) => (
            <Fragment key={state}>
              <span style={label}>{state}</span>
              {rows.map((row) => cell(state, row))}
            </Fragment>
          ))
        : rows.map((row) => (
            <Fragment key={row}>
              <span style={label}>{row}</span>
              {states.map((state) => cell(state, row))}
            </Fragment>
          ))}
    </div>
  );
}
