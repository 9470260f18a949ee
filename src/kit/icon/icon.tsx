import type { LucideIcon } from 'lucide-react';
import { type IconVariantProps, icon } from '#styled/recipes';

export type IconProps = IconVariantProps & {
  /** The drawing, from lucide-react. */
  of: LucideIcon;
  /** What it says, where no text beside it does; without it the icon is decoration. */
  label?: string | undefined;
};

/** A line drawing in the colour of the text, one weight throughout the product. */
export function Icon({ of: Drawing, label, size, tone }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Drawing {...meaning} className={icon({ size, tone })} strokeWidth={1.75} />;
}
