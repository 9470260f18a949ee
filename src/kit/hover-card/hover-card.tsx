import { HoverCard as Ark } from '@ark-ui/react/hover-card';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { TextDirection } from '#kit/text-direction.tsx';
import { hoverCard } from '#styled/recipes';

/** The props of a preview. What watches over the links of a page controls it. */
export interface HoverCardProps {
  /** The link that it is a preview of. */
  trigger: HTMLElement;
  open: boolean;
  /** Called on Escape, and when something outside is pressed. */
  onClose: () => void;
  /** Called when the pointer reaches the preview: it should stay. */
  onHold: () => void;
  /** Called when the pointer leaves the preview, perhaps for its link: it should close soon if the pointer goes elsewhere. */
  onLeave: () => void;
  children: ReactNode;
}

/** A preview of what a link opens. It is above the line of the link, or below it where there is no space. */
export function HoverCard({ trigger, open, onClose, onHold, onLeave, children }: HoverCardProps) {
  const styles = hoverCard();
  return (
    <TextDirection>
      <Ark.Root
        open={open}
        onOpenChange={(details) => details.open || onClose()}
        // The pointer neither opens nor closes it here: the owner knows whether the pointer is on the link.
        disabled
        positioning={{
          getAnchorElement: () => trigger,
          placement: 'top-start',
          gutter: 8,
          overflowPadding: 8,
        }}
        unmountOnExit
      >
        <Portal>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content} onPointerEnter={onHold} onPointerLeave={onLeave}>
              {children}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </TextDirection>
  );
}
