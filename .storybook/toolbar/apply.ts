import { applyDensity, formerDensityKey } from '#lib/density/shown-density.ts';
import { applyBrand } from './brand.ts';
import { initialGlobals } from './choices.ts';
import { setForcedColours } from './forced-colours.ts';
import './toolbar.css';

/** The choices of the toolbar. */
export type Globals = Readonly<Record<string, unknown>>;

const reducedMotion = /prefers-reduced-motion:\s*reduce/;
const matchMedia = window.matchMedia.bind(window);

const darkTheme = '(prefers-color-scheme: dark)';
let lastTheme: unknown = initialGlobals.theme;

/** Makes media queries match what the toolbar says: reduced motion, and the theme of the operating system. */
window.matchMedia = (query) => {
  if (query === darkTheme && lastTheme !== 'system')
    return matchMedia(lastTheme === 'dark' ? 'all' : 'not all');
  return document.documentElement.dataset['motion'] === 'reduced' && reducedMotion.test(query)
    ? matchMedia('all')
    : matchMedia(query);
};

/** Returns the theme of a choice: `system` is that of the operating system. */
export const themeOf = (choice: unknown) =>
  choice === 'system' ? (matchMedia(darkTheme).matches ? 'dark' : 'light') : String(choice);

applyDensity();
let lastDensity: unknown = document.documentElement.dataset['density'];

/**
 * Applies the density when another one is chosen in the toolbar. It is stored under the key that was used before
 * densities were kept per user: a story shows it unless its user has chosen another one.
 */
function applyToolbarDensity(density: unknown): void {
  if (density === lastDensity) return;
  lastDensity = density;
  localStorage.setItem(formerDensityKey, String(density));
  document.documentElement.dataset['density'] = String(density);
}

/** Applies the toolbar settings to the document. */
export function applyGlobals({
  theme,
  brand,
  corners,
  density,
  contrast,
  motion,
  text,
  direction,
}: Globals): void {
  const root = document.documentElement;
  root.lang = 'fr';
  root.dir = direction === 'rtl' ? 'rtl' : '';
  lastTheme = theme;
  root.dataset['theme'] = themeOf(theme);
  applyToolbarDensity(density);
  applyBrand(brand, corners);
  root.toggleAttribute('data-forced-colours', contrast === 'forced');
  setForcedColours(contrast === 'forced');
  if (motion === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
  root.style.fontSize = text === 'double' ? '200%' : '';
}
