import { navCount } from '#styled/recipes';

export interface NavCountProps {
  /** A short number, such as "3" or "99+". The name of the entry contains it, too. */
  text: string;
}

/** The number of records that wait in the list of a navigation entry, read after its label. It is not a link itself. */
export function NavCount({ text }: NavCountProps) {
  const styles = navCount();
  return (
    <span className={styles.root}>
      {' '}
      <span className={styles.text}>{text}</span>
    </span>
  );
}
