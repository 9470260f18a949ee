import { Star } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { rating } from '#styled/recipes';

export interface RatingProps {
  /** The visible text: "4,50 / 12". */
  text: string;
  /** The text for assistive technology: "Note moyenne de 4,50 pour 12 avis". */
  label: string;
}

/** A star and a figure. */
export function Rating({ text, label }: RatingProps) {
  return (
    <span className={rating()}>
      <Icon of={Star} size="sm" />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
