import { ImageOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { carousel } from '#styled/recipes';

/** A picture that fills its frame, or an icon if it does not load. */
export function CarouselImage({ src, alt, missing }: { src: string | null; alt: string; missing: string }) {
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
