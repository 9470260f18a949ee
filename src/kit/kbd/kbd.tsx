import { kbd } from '#styled/recipes';

/** The props of a shortcut. */
export interface KbdProps {
  /** The keys in their order, as they are printed on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** The keys of a shortcut: pressed together, or one after the other. */
export function Kbd({ keys }: KbdProps) {
  const styles = kbd();
  return (
    <kbd className={styles.root}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  );
}
