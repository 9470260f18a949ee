import { ArrowUp } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { newsButton } from '#styled/recipes';

export interface NewsButtonProps {
  /** What is new. Default: nothing is. */
  text?: string | undefined;
  /** What the button does. */
  action: string;
  /** Called when it is pressed. */
  onShow: () => void;
}

/**
 * Says that there is something newer than what is shown, and shows it when it is pressed. It lies on the upper edge of the
 * part of the page that follows it, and stays on the screen: nothing moves when it comes or goes. It is a live region, so
 * it is there before there is something new.
 */
export function NewsButton({ text, action, onShow }: NewsButtonProps) {
  const styles = newsButton();
  return (
    <div className={styles.root} role="status">
      {text !== undefined && (
        <button type="button" className={styles.button} onClick={onShow}>
          <Icon of={ArrowUp} size="sm" />
          <span>{text}</span> <span className={styles.action}>{action}</span>
        </button>
      )}
    </div>
  );
}
