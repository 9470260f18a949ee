import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { followTexts } from './translator.ts';

/** The i18next instance, for texts with markup. It is too large for the first paint: plain texts go without it. */
export const library = i18next.createInstance();

void library.use(initReactI18next).init({
  lng: 'fr',
  resources: {},
  initAsync: false,
  nsSeparator: false,
  react: { useSuspense: false },
});

followTexts((texts) => library.addResourceBundle('fr', 'translation', texts, true, true));
