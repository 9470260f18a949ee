import { ImageOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { carousel } from '#styled/recipes';

interface CarouselImageProps {
  src: string | null;
  /** What the picture shows. */
  alt: string;
  /** The name of the icon that replaces a picture that does not load. */
  missing: string;
}

/** A picture that fills its frame, or an icon if it does not load. */
export function CarouselImage({ src, alt, missing }: CarouselImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const styles = carousel();
  if (src === null || src === broken) {
    return (
      <span className={styles.missing}>
        <Icon of={ImageOff} size="xl" label={missing} />
      </span>
    );
  }
  return <img className={styles.image} src={src} alt={alt} decoding="async" onError={() => setBroken(src)} />;
}
