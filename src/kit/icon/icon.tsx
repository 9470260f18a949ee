import type { LucideIcon } from 'lucide-react';
import { type IconVariantProps, icon } from '#styled/recipes';

export type IconProps = IconVariantProps & {
  /** The icon, from lucide-react. */
  of: LucideIcon;
  /** The text alternative. Without it the icon is decoration. */
  label?: string | undefined;
};

/** A line icon in the colour of the text. */
export function Icon({ of: Drawing, label, size, tone }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Drawing {...meaning} className={icon({ size, tone })} strokeWidth={1.75} />;
}
