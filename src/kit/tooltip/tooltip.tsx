import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { tooltipStore } from './tooltip-store.ts';

/** The props that the trigger must pass on to its element: a button, a link, a `time`. */
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

/** The props of a tooltip. */
export interface TooltipProps {
  content: string;
  children: ReactElement<TriggerProps>;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

const bubble = lazyComponent(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/**
 * A short text about its child, shown on hover and on keyboard focus. The code of the bubble loads with the first
 * hover. The text describes the trigger to assistive technology at all times, unless it only repeats its name.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const key = useId();
  const open = useSyncExternalStore(tooltipStore.subscribe, () => tooltipStore.shown() === key);
  const Part = useLazyComponent(bubble, open);

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
