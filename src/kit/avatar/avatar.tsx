import { Image, UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type AvatarVariantProps, avatar } from '#styled/recipes';
import { initials } from './initials.ts';

export type AvatarProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> &
  AvatarVariantProps & {
    src?: string | null | undefined;
    /** Whose initials stand in for a missing picture; without a name, a drawing does. */
    name?: string | undefined;
    /** What the picture says where no text beside it does; without it the avatar is decoration. */
    label?: string | undefined;
  };

/** The picture of a person (round) or of a thing (square). A broken address never shows as such. */
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
