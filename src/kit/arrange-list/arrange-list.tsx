import { ChevronDown, ChevronUp, GripVertical } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { arrangeList } from '#styled/recipes';
import { type ArrangedItem, changed, moved, placeAt } from './arranged.ts';
import { WidthInput, type WidthLimits } from './width-input.tsx';

/** The texts of a list that is arranged. Each function gets the label of an item. */
export interface ArrangeTexts {
  readonly up: (label: string) => string;
  readonly down: (label: string) => string;
  readonly width: (label: string) => string;
  /** Stands in the box of a width that follows from the content. */
  readonly automatic: string;
  /** Why the first item cannot be moved up, and the last one down. */
  readonly first: string;
  readonly last: string;
  /** What is announced after a move; the place counts from 1. */
  readonly moved: (label: string, place: number, count: number) => string;
}

/** The props of a list that is arranged. */
export interface ArrangeListProps {
  /** The name of the list. */
  label: string;
  items: readonly ArrangedItem[];
  onItemsChange: (items: readonly ArrangedItem[]) => void;
  texts: ArrangeTexts;
  /** The smallest and the largest width, in pixels. */
  widths: WidthLimits;
}

/** What is shown, in which order and how wide: each change takes effect at once. */
export function ArrangeList({ label, items, onItemsChange, texts, widths }: ArrangeListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const classes = arrangeList();

  const move = (item: ArrangedItem, place: number) => {
    const next = moved(items, item.id, place);
    const to = next.indexOf(item);
    if (to === items.indexOf(item)) return;
    onItemsChange(next);
    setAnnounced(texts.moved(item.label, to + 1, items.length));
  };
  const grab = (event: PointerEvent, item: ArrangedItem) => {
    if (event.button !== 0) return;
    // Nothing is selected on the way.
    event.preventDefault();
    // The list gets the events: a row that changes its place would lose them.
    list.current?.setPointerCapture(event.pointerId);
    setDragged(item.id);
  };
  const drag = ({ clientY }: PointerEvent) => {
    const item = items.find(({ id }) => id === dragged);
    if (item === undefined) return;
    const others = [...(list.current?.children ?? [])].filter((_, index) => items[index] !== item);
    const rows = others.map((row) => row.getBoundingClientRect());
    move(item, placeAt(clientY, rows));
  };
  const pressKey = (event: KeyboardEvent, item: ArrangedItem, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(item, place + step);
  };

  return (
    <>
      <ul
        ref={list}
        className={classes.root}
        aria-label={label}
        data-dragging={dragged === undefined ? undefined : ''}
        onPointerMove={drag}
        onLostPointerCapture={() => setDragged(undefined)}
      >
        {items.map((item, place) => (
          <li
            key={item.id}
            className={classes.item}
            data-dragged={dragged === item.id ? '' : undefined}
            onKeyDown={(event) => pressKey(event, item, place)}
          >
            <span className={classes.grip} onPointerDown={(event) => grab(event, item)}>
              <Icon of={GripVertical} />
            </span>
            <label className={classes.label} htmlFor={`${id}-${item.id}`}>
              <Checkbox
                id={`${id}-${item.id}`}
                checked={item.shown}
                disabled={item.fixed}
                onChange={({ target }) =>
                  onItemsChange(changed(items, item.id, { shown: target.checked, width: undefined }))
                }
              />
              <span className={classes.name}>{item.label}</span>
            </label>
            {item.shown && (
              <span className={classes.width}>
                <WidthInput
                  label={texts.width(item.label)}
                  placeholder={texts.automatic}
                  limits={widths}
                  value={item.width}
                  onValueChange={(width) => onItemsChange(changed(items, item.id, { width }))}
                />
              </span>
            )}
            <span className={classes.moves}>
              <IconButton
                label={texts.up(item.label)}
                icon={ChevronUp}
                size="sm"
                disabled={place === 0}
                explanation={texts.first}
                onClick={() => move(item, place - 1)}
              />
              <IconButton
                label={texts.down(item.label)}
                icon={ChevronDown}
                size="sm"
                disabled={place === items.length - 1}
                explanation={texts.last}
                onClick={() => move(item, place + 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
