import { answerForcedColours, forcedColours } from './forced-colours.ts';
import './toolbar.css';

type Globals = Readonly<Record<string, unknown>>;

const reducedMotion = /prefers-reduced-motion:\s*reduce/;
const matchMedia = window.matchMedia.bind(window);

/** Code asks the browser for less motion; the toolbar answers for it where less is chosen. */
window.matchMedia = (query) =>
  document.documentElement.dataset['motion'] === 'reduced' && reducedMotion.test(query)
    ? matchMedia('all')
    : matchMedia(query);

const themeOf = (choice: unknown) =>
  choice === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
    : String(choice);

/** Makes the page what the toolbar says. */
export function applyGlobals({ theme, contrast, motion, text }: Globals): void {
  const root = document.documentElement;
  root.lang = 'fr';
  root.dataset['theme'] = themeOf(theme);
  root.toggleAttribute('data-forced-colours', contrast === 'forced');
  if (contrast === 'forced') forcedColours();
  answerForcedColours(contrast === 'forced');
  if (motion === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
  root.style.fontSize = text === 'double' ? '200%' : '';
}
