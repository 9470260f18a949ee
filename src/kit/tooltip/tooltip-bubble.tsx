import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { useEffect, useId, useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { TextDirection } from '#kit/text-direction.tsx';
import { tooltip } from '#styled/recipes';
import { tooltipStore } from './tooltip-store.ts';
import { attributes } from './trigger-attributes.ts';

/** Shows the tooltips of the page from now on. They are outside the page's own tree, since any part has triggers. */
export function showTooltips(): void {
  createRoot(document.createElement('div')).render(<CurrentTooltip />);
}

/** The tooltip that is shown, or that is closing. */
function CurrentTooltip() {
  const shown = useSyncExternalStore(tooltipStore.subscribe, tooltipStore.shown);
  // The tooltips of two triggers are different elements: the number is their key.
  const [last, setLast] = useState({ trigger: shown, number: 0 });
  if (shown !== null && shown !== last.trigger) setLast({ trigger: shown, number: last.number + 1 });
  const { trigger, number } = last;
  return trigger === null ? null : <TooltipBubble key={number} trigger={trigger} open={shown === trigger} />;
}

const sides = ['top', 'bottom', 'left', 'right'] as const;

/** A tooltip beside its trigger. Escape and scrolling close it. */
function TooltipBubble({ trigger, open }: { trigger: HTMLElement; open: boolean }) {
  const styles = tooltip();
  const id = useId();
  const bubbleId = `tooltip-${id}`;
  const [ids] = useState(() => {
    trigger.id ||= `tooltip-trigger-${id}`;
    return { trigger: trigger.id, content: bubbleId };
  });
  useDescription(trigger, bubbleId, open);
  const isPresent = useChanges(trigger);
  const side = sides.find((each) => each === trigger.getAttribute(attributes.side)) ?? 'top';
  // It fades out beside its trigger, so without one it disappears at once.
  if (!isPresent) return null;
  return (
    <TextDirection>
      <Ark.Root
        open={open}
        onOpenChange={(details) => details.open || tooltipStore.close(trigger)}
        ids={ids}
        positioning={{ placement: side, gutter: 6, overflowPadding: 8 }}
        interactive
        unmountOnExit
      >
        <Portal>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content} onPointerEnter={() => tooltipStore.hold(trigger)}>
              {trigger.getAttribute(attributes.content)}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </TextDirection>
  );
}

/** Names the open tooltip as the description of its trigger, unless it only repeats the name. */
function useDescription(trigger: HTMLElement, bubbleId: string, open: boolean): void {
  useLayoutEffect(() => {
    if (!open || !trigger.hasAttribute('aria-description')) return;
    const others = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', others === null ? bubbleId : `${others} ${bubbleId}`);
    return () => {
      if (others === null) trigger.removeAttribute('aria-describedby');
      else trigger.setAttribute('aria-describedby', others);
    };
  }, [trigger, bubbleId, open]);
}

/** Renders again if the text of the trigger changes. Returns false, and closes the tooltip, once it is removed. */
function useChanges(trigger: HTMLElement): boolean {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const update = () => {
      if (!trigger.isConnected) tooltipStore.close(trigger);
      render();
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: [attributes.content],
    });
    return () => observer.disconnect();
  }, [trigger]);
  return trigger.isConnected;
}
