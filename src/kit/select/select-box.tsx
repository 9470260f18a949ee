import { ChevronsUpDown, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { type Deferred, deferred, useDeferred } from '#kit/deferred.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { useOpening } from '#kit/opening.ts';
import { select } from '#styled/recipes';
import type { SelectListProps, SelectOption } from './select.ts';

/** What the field gives its control, and what both pickers share. */
export interface SelectFrameProps {
  id?: string | undefined;
  name?: string | undefined;
  options: readonly SelectOption[];
  placeholder: string;
  clearLabel: string;
  /** The id of the label, which also names the list. */
  labelId?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-errormessage'?: string | undefined;
}

type SelectBoxProps = SelectFrameProps & {
  multiple: boolean;
  value: string[];
  onValueChange: (value: string[]) => void;
  /** How the chosen are shown; null where nothing is. */
  shown: ReactNode;
  /** The list, where it is another than the plain one. */
  part?: Deferred<SelectListProps> | undefined;
  /** Runs once the picker is approached: its list may be asked for. */
  onApproach?: (() => void) | undefined;
};

const list = deferred(async () => (await import('./select-list.tsx')).SelectList);

/** The closed picker is a button of the form's own; the list's code comes when it is approached. */
export function SelectBox(props: SelectBoxProps) {
  const { options, value, onValueChange, multiple, disabled = false, labelId, placeholder, shown } = props;
  const { part = list, onApproach } = props;
  const key = useId();
  const id = props.id ?? `select-${key}`;
  const listId = `select-list-${key}`;
  const { open, count, entrance, close, trigger: opens } = useOpening('chosen', onApproach);
  const trigger = useRef<HTMLButtonElement>(null);
  const Part = useDeferred(part, open);
  const styles = select();
  const clearable = value.length > 0 && !disabled;

  const approach = () => {
    part.preload();
    onApproach?.();
  };
  return (
    <div className={styles.root}>
      <button
        {...opens}
        ref={trigger}
        type="button"
        id={id}
        name={props.name}
        role="combobox"
        className={styles.trigger}
        disabled={disabled}
        // Where a search ends: its box goes, and the focus comes back here.
        data-focusable=""
        data-clearable={clearable ? '' : undefined}
        aria-label={props['aria-label']}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-required={props.required}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-errormessage={props['aria-errormessage']}
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
              trigger.current?.focus();
            }}
          />
        </span>
      ) : null}
      {Part === null ? null : (
        <Part
          key={count}
          open={open}
          entrance={entrance}
          options={options}
          multiple={multiple}
          value={value}
          onValueChange={onValueChange}
          triggerId={id}
          labelId={labelId ?? id}
          listId={listId}
          onClose={close}
        />
      )}
    </div>
  );
}
