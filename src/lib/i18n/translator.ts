import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import fr from '#locales/fr.json' with { type: 'json' };

/** The one holder of the dictionary. Others word texts through i18n.ts. */
export const translator = i18next.createInstance();

// The dictionary comes with the code, so the first paint has its words: nothing is awaited.
void translator.use(initReactI18next).init({
  lng: 'fr',
  resources: { fr: { translation: fr } },
  initAsync: false,
  nsSeparator: false,
  // React escapes what it draws; escaping here as well would show "&#39;" to people.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** The dictionary as it is now. */
export function dictionary(): unknown {
  return translator.getResourceBundle('fr', 'translation');
}

/** Makes more words known, e.g. those that come with a screen. */
export function addWords(words: Readonly<Record<string, unknown>>): void {
  translator.addResourceBundle('fr', 'translation', words, true, true);
}
