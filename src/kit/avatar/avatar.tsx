import { Image, UserRound } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type AvatarVariantProps, avatar } from '#styled/recipes';
import { initials } from './initials.ts';

export type AvatarProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> &
  AvatarVariantProps & {
    src?: string | null | undefined;
    /** The name whose initials replace a missing picture. Default: an icon replaces it. */
    name?: string | undefined;
    /** The text alternative. Without it the avatar is decoration. */
    label?: string | undefined;
  };

/** The picture of a person (round) or of a thing (square). A picture that does not load is replaced. */
export function Avatar({ src, name = '', label, size, shape, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const letters = initials(name);
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...rest} {...meaning} className={avatar({ size, shape })}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        letters || <Icon of={shape === 'square' ? Image : UserRound} size={size === 'lg' ? 'xl' : 'md'} />
      )}
    </span>
  );
}
