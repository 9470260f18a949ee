import { type IconNode, ImageOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { fileUpload } from '#styled/recipes';

/** The picture of a file, as decoration. Without one, or if it does not load, an icon. */
export function FilePreview({ src, icon }: { src: string | null; icon: IconNode }) {
  const [broken, setBroken] = useState<string>();
  const styles = fileUpload();
  const isBroken = src !== null && src === broken;
  return (
    <span className={styles.itemPreview}>
      {src === null || isBroken ? (
        <Icon of={isBroken ? ImageOff : icon} size="lg" />
      ) : (
        <img src={src} alt="" className={styles.itemPreviewImage} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
