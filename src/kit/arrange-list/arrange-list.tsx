import { ChevronDown, ChevronUp, GripVertical, Pin } from 'lucide';
import { useId } from 'react';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { arrangeList } from '#styled/recipes';
import { type ArrangedItem, changed } from './arranged.ts';
import { useReorder } from './use-reorder.ts';
import { WidthInput, type WidthLimits } from './width-input.tsx';

/** The texts of a list that is arranged. Each function gets the label of an item. */
export interface ArrangeTexts {
  readonly up: (label: string) => string;
  readonly down: (label: string) => string;
  readonly width: (label: string) => string;
  /** The name of the button that pins an item, and of the one that ends it: it stays pressed. */
  readonly pin: (label: string) => string;
  /** Stands in the box of a width that follows from the content. */
  readonly automatic: string;
  /** Why the box of a fixed item cannot be changed. */
  readonly fixed: string;
  /** Why the first item cannot be moved up, and the last one down. */
  readonly first: string;
  readonly last: string;
  /** What is announced after a move; the position counts from 1. */
  readonly moved: (label: string, position: number, count: number) => string;
}

/** The props of a list that is arranged. */
export interface ArrangeListProps {
  /** The name of the list. */
  label: string;
  items: readonly ArrangedItem[];
  /** Called with all items after each change. */
  onItemsChange: (items: readonly ArrangedItem[]) => void;
  texts: ArrangeTexts;
  /** The smallest and the largest width, in pixels. */
  widths: WidthLimits;
}

/** What is shown, in which order and how wide: each change takes effect at once. */
export function ArrangeList({ label, items, onItemsChange, texts, widths }: ArrangeListProps) {
  const id = useId();
  const classes = arrangeList();
  const reorder = useReorder({
    items,
    onItemsChange,
    announce: (item, position) => texts.moved(item.label, position, items.length),
  });

  return (
    <>
      <ul {...reorder.list} className={classes.root} aria-label={label}>
        {items.map((item, position) => (
          <li key={item.id} {...reorder.row(item, position)} className={classes.item}>
            <span {...reorder.grip(item)} className={classes.grip}>
              <Icon of={GripVertical} />
            </span>
            <label className={classes.label} htmlFor={`${id}-${item.id}`}>
              <ShownBox
                id={`${id}-${item.id}`}
                item={item}
                explanation={texts.fixed}
                onShownChange={(shown) =>
                  onItemsChange(changed(items, item.id, { shown, width: undefined, pinned: undefined }))
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
            {item.shown && (
              <span className={classes.pin}>
                {item.fixed !== true && (
                  <Tooltip content={texts.pin(item.label)}>
                    <IconButton
                      label={texts.pin(item.label)}
                      icon={Pin}
                      size="sm"
                      aria-pressed={item.pinned ?? false}
                      onClick={() => onItemsChange(changed(items, item.id, { pinned: !item.pinned }))}
                    />
                  </Tooltip>
                )}
              </span>
            )}
            <span className={classes.moves}>
              <IconButton
                label={texts.up(item.label)}
                icon={ChevronUp}
                size="sm"
                disabled={position === 0}
                explanation={texts.first}
                onClick={() => reorder.move(item, position - 1)}
              />
              <IconButton
                label={texts.down(item.label)}
                icon={ChevronDown}
                size="sm"
                disabled={position === items.length - 1}
                explanation={texts.last}
                onClick={() => reorder.move(item, position + 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{reorder.announced}</VisuallyHidden>
    </>
  );
}

interface ShownBoxProps {
  id: string;
  item: ArrangedItem;
  explanation: string;
  onShownChange: (shown: boolean) => void;
}

/** Says whether an item is shown. The box of a fixed item can get the focus, so that a tooltip says why it stays ticked. */
function ShownBox({ id, item, explanation, onShownChange }: ShownBoxProps) {
  if (item.fixed !== true)
    return <Checkbox id={id} checked={item.shown} onChange={({ target }) => onShownChange(target.checked)} />;
  return (
    <Tooltip content={explanation}>
      <Checkbox id={id} checked={item.shown} aria-disabled readOnly />
    </Tooltip>
  );
}
