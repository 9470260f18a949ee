import { X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { filterChips } from '#styled/recipes';

/** A filter that is set. */
export interface SetFilter {
  id: string;
  /** What it compares: "Statut". */
  label: string;
  /** What it lets through: "En attente, Acceptée". */
  value: ReactNode;
  removeLabel: string;
  /** True if it cannot be edited, only removed. Default: false. */
  isReadOnly?: boolean | undefined;
}

/** The props of the filters that are set. */
export interface FilterChipsProps {
  /** The filters that are set. */
  filters: readonly SetFilter[];
  clearLabel: string;
  /** The filter whose editor is open. */
  editing?: string | undefined;
  /** Receives the id of the pressed button, beside which the editor opens. */
  onEdit: (id: string, buttonId: string) => void;
  /** Called with the id of the removed filter. */
  onRemove: (id: string) => void;
  onClear: () => void;
  /** The id of the button that gets focus when no filter is left. */
  addId: string;
}

const removing: readonly string[] = ['Backspace', 'Delete'];

/** The filters that are set: each opens its editor, and has a button that removes it. */
export function FilterChips({ filters, editing, addId, ...props }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const styles = filterChips();

  // A filter whose editor was left empty is gone, with the button that would get focus.
  const edited = useRef(editing);
  useEffect(() => {
    const left = editing === undefined ? edited.current : undefined;
    edited.current = editing;
    if (left !== undefined && !filters.some(({ id }) => id === left)) document.getElementById(addId)?.focus();
  }, [editing, filters, addId]);

  /** Moves focus to what follows a removed filter. */
  const leave = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-print=show]') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(addId))?.focus();
  };
  const remove = (id: string, index: number) => {
    leave(index);
    props.onRemove(id);
  };

  if (filters.length === 0) return null;
  return (
    <>
      <ul ref={list} className={styles.root}>
        {filters.map(({ id, label, value, removeLabel, isReadOnly = false }, index) => (
          <li
            key={id}
            className={styles.chip}
            onKeyDown={(event: KeyboardEvent) => {
              if (!removing.includes(event.key)) return;
              event.preventDefault();
              remove(id, index);
            }}
          >
            {isReadOnly ? (
              <span className={styles.fixed}>
                <Limit label={label} value={value} />
              </span>
            ) : (
              <button
                type="button"
                id={`${addId}-${id}`}
                data-print="show"
                className={styles.edit}
                aria-haspopup="dialog"
                aria-expanded={editing === id}
                onClick={() => props.onEdit(id, `${addId}-${id}`)}
              >
                <Limit label={label} value={value} />
              </button>
            )}
            <button
              type="button"
              data-print={isReadOnly ? 'show' : undefined}
              className={styles.remove}
              aria-label={removeLabel}
              onClick={() => remove(id, index)}
            >
              <Icon of={X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          document.getElementById(addId)?.focus();
          props.onClear();
        }}
      >
        {props.clearLabel}
      </Button>
    </>
  );
}

/** What a filter compares, and what it lets through. */
function Limit({ label, value }: Pick<SetFilter, 'label' | 'value'>) {
  const styles = filterChips();
  return (
    <>
      <span className={styles.name}>{`${label}\u00a0:`}</span> <span className={styles.value}>{value}</span>
    </>
  );
}
