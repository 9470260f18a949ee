import type { Preview } from '@storybook/react-vite';
import { capital } from '#schema/names.ts';
import { brands, corners } from './brand.ts';

type Menu = NonNullable<Preview['globalTypes']>[string];
type Toolbar = NonNullable<Menu['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

/** Returns a menu of the toolbar that shows the title of its choice. */
const menu = (
  description: string,
  icon: Icon,
  choices: Readonly<Record<string, string | readonly [title: string, icon: Icon]>>,
): Menu => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(choices).map(([value, choice]) =>
      typeof choice === 'string' ? { value, title: choice } : { value, title: choice[0], icon: choice[1] },
    ),
    dynamicTitle: true,
  },
});

/**
 * The toolbar's initial settings. No value looks like a number: in a URL, `text:200` would be read as a number and would
 * match no choice.
 */
export const initialGlobals = {
  theme: 'light',
  brand: 'own',
  corners: 'own',
  density: 'comfortable',
  contrast: 'normal',
  motion: 'normal',
  text: 'normal',
  direction: 'ltr',
};

/** The menus of the toolbar. */
export const globalTypes = {
  theme: menu('Theme', 'contrast', {
    light: ['Light', 'sun'],
    dark: ['Dark', 'moon'],
    system: ['System', 'browser'],
  }),
  brand: menu('The colours of another brand', 'paintbrush', {
    own: 'Own brand',
    ...Object.fromEntries(
      Object.entries(brands).map(([name, { hue, solid }]) => [
        name,
        `${capital(name)}, ${solid ?? `${hue}°`}`,
      ]),
    ),
  }),
  corners: menu('The corners of another brand', 'box', {
    own: 'Own corners',
    ...Object.fromEntries(
      Object.entries(corners).map(([name, radius]) => [name, `${capital(name)}, ${radius} px`]),
    ),
  }),
  density: menu('Density', 'listunordered', { comfortable: 'Comfortable', compact: 'Compact' }),
  contrast: menu('Forced colours of an operating system in high contrast (approximated)', 'accessibility', {
    normal: 'Own colours',
    forced: 'Forced colours',
  }),
  motion: menu('Motion', 'play', { normal: 'Motion', reduced: 'Reduced motion' }),
  text: menu('Size of text', 'zoom', { normal: 'Text 100 %', double: 'Text 200 %' }),
  direction: menu('Direction of the text', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
};
