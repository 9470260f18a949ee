import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react';
import { deferred, useDeferred } from '#kit/deferred.ts';
import { tooltipStore } from './tooltip-store.ts';

/** What a trigger must pass on to its element: a button, a link, a `time`. */
interface TriggerProps {
  id?: string | undefined;
  label?: unknown;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** A short text about its child, shown on hover and on keyboard focus. */
export interface TooltipProps {
  content: string;
  children: ReactElement<TriggerProps>;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

const bubble = deferred(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/**
 * Only listeners are attached up front; the bubble's code comes when the first trigger is pointed at.
 * The text describes the trigger to assistive technology whether or not the bubble is there, unless it
 * only repeats the trigger's name.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const key = useId();
  const open = useSyncExternalStore(tooltipStore.subscribe, () => tooltipStore.shown() === key);
  const Part = useDeferred(bubble, open);

  useEffect(() => () => tooltipStore.close(key), [key]);

  const { props } = children;
  const triggerId = props.id ?? `tooltip-trigger-${key}`;
  const textId = `tooltip-text-${key}`;
  const bubbleId = `tooltip-bubble-${key}`;
  const named = props.label === content || props['aria-label'] === content;
  const describedBy = [
    props['aria-describedby'],
    named ? undefined : Part !== null && open ? bubbleId : textId,
  ];

  const trigger = cloneElement(children, {
    id: triggerId,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      bubble.preload();
      tooltipStore.enter(key);
    },
    onPointerLeave(event) {
      props.onPointerLeave?.(event);
      tooltipStore.leave(key);
    },
    onPointerDown(event) {
      props.onPointerDown?.(event);
      tooltipStore.close(key);
    },
    onFocus(event) {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) tooltipStore.focus(key);
    },
    onBlur(event) {
      props.onBlur?.(event);
      tooltipStore.close(key);
    },
  });

  return (
    <>
      {trigger}
      {named ? null : (
        <span id={textId} hidden>
          {content}
        </span>
      )}
      {Part === null ? null : (
        <Part
          open={open}
          content={content}
          side={side}
          triggerId={triggerId}
          bubbleId={bubbleId}
          onHold={() => tooltipStore.hold(key)}
          onClose={() => tooltipStore.close(key)}
        />
      )}
    </>
  );
}
