import { cloneElement, type ReactElement } from 'react';
import { attributes } from './trigger-attributes.ts';
import { watchTriggers } from './watch-triggers.ts';

/** The props that the trigger must pass on to its element: a button, a link, a `time`. */
interface TriggerProps {
  label?: unknown;
  'aria-label'?: string | undefined;
  'aria-description'?: string | undefined;
  [attributes.content]?: string | undefined;
  [attributes.side]?: string | undefined;
}

/** The props of a tooltip. */
export interface TooltipProps {
  /** The text. */
  content: string;
  /** The button or the link that the text is about. */
  children: ReactElement<TriggerProps>;
  /** The side of its trigger on which it is shown. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/**
 * A short text about its child, shown on hover and on keyboard focus, and, on a disabled button, by a touch. The text describes
 * the trigger to assistive technology at all times, unless it only repeats its name. The trigger only gets attributes: a list
 * has many triggers, and one set of listeners serves the whole page.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  watchTriggers();
  const { label, 'aria-label': ariaLabel } = children.props;
  const isNamed = label === content || ariaLabel === content;
  return cloneElement(children, {
    ...(!isNamed && { 'aria-description': content }),
    [attributes.content]: content,
    [attributes.side]: side,
  });
}
