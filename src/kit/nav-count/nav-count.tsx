import { navCount } from '#styled/recipes';

export interface NavCountProps {
  /** A short number, such as "3" or "99+". The name of the entry contains it, too. */
  text: string;
}

/** The number of things that wait behind an entry of the navigation, as a word after its label. It is no link of its own. */
export function NavCount({ text }: NavCountProps) {
  const styles = navCount();
  return (
    <span className={styles.root}>
      {' '}
      <span className={styles.text}>{text}</span>
    </span>
  );
}
