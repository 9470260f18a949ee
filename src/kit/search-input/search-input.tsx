import { Search, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextInput, type TextInputProps } from '#kit/text-input/text-input.tsx';

export type SearchInputProps = Omit<
  TextInputProps,
  'type' | 'leading' | 'trailing' | 'value' | 'onChange' | 'ref' | 'title' | 'aria-label'
> & {
  label: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A search box. Its owner decides when to search: after a pause or on Enter. */
export function SearchInput({ label, clearLabel, value, onValueChange, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      // The placeholder disappears with the first letter.
      title={label}
      // Chromium would read the title a second time, as the description.
      aria-description=" "
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      leading={<Icon of={Search} />}
      trailing={
        value === '' ? undefined : <IconButton size="sm" icon={X} label={clearLabel} onClick={clear} />
      }
    />
  );
}
