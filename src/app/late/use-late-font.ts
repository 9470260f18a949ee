import { useEffect } from 'react';
import type { AppRouter } from '#app/create-router.ts';
import { fontKey, storeText } from '#lib/storage/stored-text.ts';

const fontFile = () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));

/** Notes that the browser has the font in its cache: the next pages are shown with it at once (`src/boot`). */
async function noteFont() {
  await document.fonts.ready;
  const file = fontFile();
  if (file !== undefined) storeText(fontKey, new URL(file.name).pathname);
}

/**
 * Shows a font that came after the first text from the next screen on. On the screen that is open it would move lines
 * (`src/theme/fonts.ts`), and the browser would lay out all rows again while a user waits for a search or a page of a list.
 */
export function useLateFont(router: AppRouter): void {
  useEffect(() => {
    void noteFont();
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const file = fontFile();
    const declared = [...document.fonts].find(({ display }) => display === 'optional');
    if (painted === undefined || file === undefined || declared === undefined) return;
    if (file.startTime + file.duration <= painted.startTime) return;
    const font = new FontFace(declared.family, `url(${file.name})`, { weight: declared.weight });
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      if (!pathChanged) return;
      stop();
      font.load().then(
        () => document.fonts.add(font),
        () => undefined,
      );
    });
    return stop;
  }, [router]);
}
