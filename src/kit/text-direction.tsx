import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';

/** Returns the direction of the document's text. */
export const textDirection = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Gives the direction of the document's text to Ark UI's components. They would set their parts to `ltr`, also those outside
 * the page's own tree. Ark UI takes the direction from a language, and nothing else.
 */
export function TextDirection({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={textDirection() === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>;
}
