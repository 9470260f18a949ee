import { Minus, TrendingDown, TrendingUp } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

export interface StatChangeProps {
  /** The change as it is shown: "+12 %". */
  text: string;
  /** Whether the figure went up or down. */
  direction: 'up' | 'down' | 'same';
  /** The change as a sentence, for assistive technology. */
  meaning: string;
}

const arrows = { up: TrendingUp, down: TrendingDown, same: Minus };

/** The change of a figure since an earlier one, inside its `StatCard`. Only the dashboard needs it, so it loads with it. */
export function StatChange({ text, direction, meaning }: StatChangeProps) {
  return (
    <>
      <Icon of={arrows[direction]} size="sm" />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </>
  );
}
