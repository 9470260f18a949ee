import { ChevronsUpDown, X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { type LazyComponent, lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useListOpening } from '#kit/use-list-opening.ts';
import { select } from '#styled/recipes';
import type { SelectListProps, SelectOption } from './select.ts';

/** The props that both selects share, with the attributes of the field. */
export interface SelectFrameProps {
  id?: string | undefined;
  name?: string | undefined;
  options: readonly SelectOption[];
  placeholder: string;
  clearLabel: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

type SelectControlProps = SelectFrameProps & {
  multiple: boolean;
  value: string[];
  onValueChange: (value: string[]) => void;
  /** The chosen options; null if there are none. */
  shown: ReactNode;
  /** The list. Default: a plain list. */
  part?: LazyComponent<SelectListProps> | undefined;
  /** The role of what opens. Default: a list. */
  popup?: 'listbox' | 'dialog' | undefined;
  /** Called when the pointer or focus reaches the picker: its options may be loaded. */
  onIntent?: (() => void) | undefined;
};

const list = lazyComponent(async () => (await import('./select-list.tsx')).SelectList);

/** The closed picker is a button. The code of the list loads when the pointer or focus reaches it. */
export function SelectControl(props: SelectControlProps) {
  const { options, value, onValueChange, multiple, disabled = false, placeholder, shown } = props;
  const { part = list, popup = 'listbox', onIntent } = props;
  const key = useId();
  const id = props.id ?? `select-${key}`;
  const listId = `select-list-${key}`;
  const { open, left, count, startAt, close, leaveByTab, button, trigger } = useListOpening(
    'chosen',
    onIntent,
  );
  const Part = useLazyComponent(part, open);
  const styles = select();
  const clearable = value.length > 0 && !disabled;

  const approach = () => {
    part.preload();
    // An open list keeps its search while the pointer passes over the picker.
    if (!open) onIntent?.();
  };
  return (
    <div className={styles.root}>
      <button
        {...trigger}
        type="button"
        id={id}
        name={props.name}
        role="combobox"
        className={styles.trigger}
        disabled={disabled}
        // After a search the search box is removed, and focus returns to the button.
        data-focusable=""
        // The value is its text: without it a printed form would have only labels.
        data-print="show"
        data-clearable={clearable ? '' : undefined}
        aria-label={props['aria-label']}
        aria-haspopup={popup}
        aria-expanded={open}
        aria-controls={listId}
        aria-required={props.required}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        onPointerEnter={approach}
        onFocus={approach}
        onBlur={() => open || props.onBlur?.()}
      >
        <span className={styles.valueText} data-placeholder={shown === null ? '' : undefined}>
          {shown ?? placeholder}
        </span>
        <span className={styles.indicator}>
          <Icon of={ChevronsUpDown} size="sm" />
        </span>
      </button>
      {clearable ? (
        <span className={styles.clearTrigger}>
          <IconButton
            label={props.clearLabel}
            icon={X}
            size="sm"
            onClick={() => {
              onValueChange([]);
              button.current?.focus();
            }}
          />
        </span>
      ) : null}
      {Part === null || left ? null : (
        <Part
          key={count}
          open={open}
          startAt={startAt}
          options={options}
          multiple={multiple}
          value={value}
          onValueChange={onValueChange}
          triggerId={id}
          listId={listId}
          onClose={close}
          onKey={leaveByTab}
        />
      )}
    </div>
  );
}
