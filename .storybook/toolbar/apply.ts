import { applyBrand } from './brand.ts';
import { initialGlobals } from './choices.ts';
import { setForcedColours } from './forced-colours.ts';
import './toolbar.css';

/** The choices of the toolbar. */
export type Globals = Readonly<Record<string, unknown>>;

const reducedMotion = /prefers-reduced-motion:\s*reduce/;
const matchMedia = window.matchMedia.bind(window);

/** Makes media queries for reduced motion match if the toolbar says so. */
window.matchMedia = (query) =>
  document.documentElement.dataset['motion'] === 'reduced' && reducedMotion.test(query)
    ? matchMedia('all')
    : matchMedia(query);

/** Returns the theme of a choice: `system` is that of the computer. */
export const themeOf = (choice: unknown) =>
  choice === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
    : String(choice);

let lastDensity: unknown = initialGlobals.density;

/** Applies the density when another one is chosen: a story may choose one in the product. */
function applyDensity(density: unknown): void {
  if (density !== lastDensity) document.documentElement.dataset['density'] = String(density);
  lastDensity = density;
}

/** Applies the toolbar settings to the document. */
export function applyGlobals({
  theme,
  hue,
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
  root.dataset['theme'] = themeOf(theme);
  applyDensity(density);
  applyBrand(themeOf(theme), hue, corners);
  root.toggleAttribute('data-forced-colours', contrast === 'forced');
  setForcedColours(contrast === 'forced');
  if (motion === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
  root.style.fontSize = text === 'double' ? '200%' : '';
}
