import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { Kbd } from '#kit/kbd/kbd.tsx';
import { searchTrigger } from '#styled/recipes';

/** The props of the button. Others go to the native button. */
export interface SearchTriggerProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'type'> {
  label: string;
  /** The shortcut that does the same. */
  keys: readonly string[];
}

/** The button that opens the command palette. It looks like a search box, and like an icon on a small screen. */
export function SearchTrigger({ label, keys, ...rest }: SearchTriggerProps) {
  const styles = searchTrigger();
  return (
    <button {...rest} type="button" className={styles.root}>
      <Icon of={Search} />
      <span className={styles.label}>{label}</span>
      <span className={styles.keys} aria-hidden>
        <Kbd keys={keys} />
      </span>
    </button>
  );
}
