import { ArrowUp } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { newsButton } from '#styled/recipes';

export interface NewsButtonProps {
  /** What is new. */
  text: string;
  /** What the button does. */
  action: string;
  onShow: () => void;
}

/**
 * Says that there is something newer than what is shown, and shows it when it is pressed. It lies on the upper edge of the
 * part that follows it, and stays on the screen while that part is: nothing moves when it comes or goes.
 */
export function NewsButton({ text, action, onShow }: NewsButtonProps) {
  const styles = newsButton();
  return (
    <div className={styles.root} data-news>
      <button type="button" className={styles.button} onClick={onShow}>
        <Icon of={ArrowUp} size="sm" />
        <span>{text}</span> <span className={styles.action}>{action}</span>
      </button>
    </div>
  );
}
