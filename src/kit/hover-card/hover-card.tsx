import { HoverCard as Ark } from '@ark-ui/react/hover-card';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useId, useState } from 'react';
import { TextDirection } from '#kit/text-direction.tsx';
import { hoverCard } from '#styled/recipes';

/** The props of a preview. What watches over the links of a page controls it. */
export interface HoverCardProps {
  /** The link that it is a preview of. */
  trigger: HTMLElement;
  open: boolean;
  /** Called on Escape, and when the pointer leaves the preview. */
  onClose: () => void;
  /** Called when the pointer reaches the preview, which then stays. */
  onHold: () => void;
  children: ReactNode;
}

/** Milliseconds for which it stays when the pointer leaves it. */
const closeDelay = 150;

/** A preview of what a link opens. It stands above the line of the link, or below it where there is no room. */
export function HoverCard({ trigger, open, onClose, onHold, children }: HoverCardProps) {
  const id = useId();
  const styles = hoverCard();
  const [ids] = useState(() => {
    trigger.id ||= `preview-trigger-${id}`;
    return { trigger: trigger.id };
  });
  return (
    <TextDirection>
      <Ark.Root
        open={open}
        onOpenChange={(details) => details.open || onClose()}
        ids={ids}
        closeDelay={closeDelay}
        positioning={{ placement: 'top-start', gutter: 8, overflowPadding: 8 }}
        unmountOnExit
      >
        <Portal>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content} onPointerEnter={onHold}>
              {children}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </TextDirection>
  );
}
