import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef } from 'react';

/** For stories: what a control can be in. The first four come from a hand or a key, the others from its props. */
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

/** What every control is in, sooner or later. */
export const handled = ['rest', 'hover', 'focus', 'pressed'] as const satisfies readonly StoryState[];

/** The attributes by which recipes and the global focus ring let a state be shown that no pointer brings about. */
const marks: Partial<Record<StoryState, string>> = {
  hover: 'data-hover',
  focus: 'data-focus-visible',
  pressed: 'data-active',
};

/** Puts an element into a state. As with a real pointer, what lies around it is pointed at too. */
export function force(element: Element, state: StoryState, within: Element = element): void {
  const mark = marks[state];
  if (mark === undefined) return;
  element.toggleAttribute(mark, true);
  if (state === 'focus' || element === within) return;
  const around = element.parentElement;
  if (around !== null && around !== within) force(around, state, within);
}

/** What a control of a form is given to be in a state that its props bring about. */
export const inState = (state: StoryState) => ({
  'aria-invalid': state === 'invalid' || undefined,
  disabled: state === 'disabled',
});

interface SpecimenProps {
  state: StoryState;
  on: string;
  children: ReactNode;
}

/** One drawing, held in its state; what is drawn late is put into it when it comes. */
function Specimen({ state, on, children }: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = place.current;
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
    <div ref={place} style={{ minWidth: 0 }}>
      {children}
    </div>
  );
}

export interface StateSheetProps<Row extends string> {
  /** What all of it has in common, in the corner. */
  title?: string;
  /** What is compared: variants, sizes. A single unnamed one is `['']`. */
  rows: readonly Row[];
  states: readonly StoryState[];
  draw: (state: StoryState, row: Row) => ReactNode;
  /** Which element is pointed at: the first match in each drawing. Rows may each have their own. */
  on?: string | Record<Row, string>;
  /** What needs room stands under each other, its states down the side. */
  wide?: boolean;
}

const label: CSSProperties = {
  font: '500 0.75rem/1.35 var(--fonts-mono)',
  color: 'var(--colors-fg-muted)',
  whiteSpace: 'nowrap',
};
const gap = 'var(--spacing-5) var(--spacing-6)';

/** Every state of a control side by side, held still: rows by states, or states by rows where it is wide. */
export function StateSheet<Row extends string>(props: StateSheetProps<Row>) {
  const { title, rows, states, draw, on = 'button, a, input, textarea, select', wide = false } = props;
  const cell = (state: StoryState, row: Row) => (
    <Specimen key={`${state} ${row}`} state={state} on={typeof on === 'string' ? on : on[row]}>
      {draw(state, row)}
    </Specimen>
  );
  const across = wide ? rows : states;
  const columns = `max-content repeat(${across.length}, minmax(0, ${wide ? '1fr' : 'max-content'}))`;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: columns, alignItems: 'center', gap }}>
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
