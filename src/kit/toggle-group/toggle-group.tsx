import { ToggleGroup as Ark } from '@ark-ui/react/toggle-group';
import type { ReactNode } from 'react';
import { TextDirection } from '#kit/text-direction.tsx';
import { toggleGroup } from '#styled/recipes';

/** A part that is on or off. */
export interface ToggleOption {
  value: string;
  label: string;
  /** Its name for assistive technology, which begins with the label. Default: the label. */
  name?: string | undefined;
  /** What it looks like elsewhere, before its label: the colour of a series. */
  mark?: ReactNode;
}

/** The props of buttons that stay pressed. */
export interface ToggleGroupProps {
  /** The name of the group: "Séries affichées". */
  label: string;
  options: readonly ToggleOption[];
  /** The values that are on. */
  value: readonly string[];
  /** Gets the values that are on, in the order of the options. */
  onValueChange: (value: string[]) => void;
  disabled?: boolean | undefined;
}

/** Buttons that turn parts of what is beside them on and off, at once. */
export function ToggleGroup({ label, options, value, onValueChange, disabled }: ToggleGroupProps) {
  const styles = toggleGroup();
  const change = (on: readonly string[]) =>
    onValueChange(options.map((option) => option.value).filter((each) => on.includes(each)));
  return (
    <TextDirection>
      <Ark.Root
        className={styles.root}
        aria-label={label}
        multiple
        value={[...value]}
        onValueChange={(details) => change(details.value)}
        disabled={disabled}
      >
        {options.map((option) => (
          // A chip is printed, unlike other buttons: it says what is shown.
          <Ark.Item
            key={option.value}
            value={option.value}
            className={styles.item}
            aria-label={option.name}
            data-print="show"
          >
            {option.mark === undefined ? null : <span className={styles.mark}>{option.mark}</span>}
            {option.label}
          </Ark.Item>
        ))}
      </Ark.Root>
    </TextDirection>
  );
}
