import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { tooltip } from '#styled/recipes';

interface TooltipBubbleProps {
  open: boolean;
  content: string;
  side: 'top' | 'bottom' | 'left' | 'right';
  triggerId: string;
  bubbleId: string;
  onHold: () => void;
  onClose: () => void;
}

/** The tooltip, beside a trigger that it does not render. Escape and scrolling close it. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const styles = tooltip();
  return (
    <Ark.Root
      open={props.open}
      onOpenChange={({ open }) => open || props.onClose()}
      ids={{ trigger: props.triggerId, content: props.bubbleId }}
      positioning={{ placement: props.side, gutter: 6, overflowPadding: 8 }}
      interactive
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} onPointerEnter={props.onHold}>
            {props.content}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
