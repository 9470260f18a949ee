import type { KeyboardEvent } from 'react';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** True if only some of the rows are selected. */
  mixed?: boolean;
  /** The box of the head is the Tab stop of all: arrow keys move between them. */
  tabStop?: boolean;
  disabled?: boolean;
  /** `extended`: the user wants the rows from the last box to this one. */
  onSelect: (selected: boolean, extended: boolean) => void;
}

/** A box that selects rows. */
export function SelectBox({ label, mixed = false, tabStop = false, onSelect, ...box }: SelectBoxProps) {
  return (
    <Checkbox
      {...box}
      data-select-box=""
      aria-label={label}
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      tabIndex={tabStop ? 0 : -1}
      onKeyDown={pressKey}
      onChange={({ currentTarget: { checked }, nativeEvent }) =>
        onSelect(checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/** What the keys do loads with the first one. */
function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event;
  const isAll = key === 'a' && (ctrlKey || metaKey);
  if (!isAll && !/^(Arrow(Up|Down)|Home|End|Enter)$/.test(key)) return;
  event.preventDefault();
  void import('./select-keys.ts').then(({ pressOn }) => pressOn(currentTarget, key, shiftKey), reportError);
}
