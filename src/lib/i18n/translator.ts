import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import fr from '#locales/fr.json' with { type: 'json' };

/** The i18next instance with the dictionary. Other modules read texts through i18n.ts. */
export const translator = i18next.createInstance();

// The dictionary is part of the code: the first paint waits for nothing.
void translator.use(initReactI18next).init({
  lng: 'fr',
  resources: { fr: { translation: fr } },
  initAsync: false,
  nsSeparator: false,
  // React escapes texts itself: escaping them here as well would show "&#39;".
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Returns the texts that have been loaded. */
export function dictionary(): unknown {
  return translator.getResourceBundle('fr', 'translation');
}

/** Adds texts, such as those that a page brings. */
export function addTexts(texts: Readonly<Record<string, unknown>>): void {
  translator.addResourceBundle('fr', 'translation', texts, true, true);
}
