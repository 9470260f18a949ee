/** What the first part of a variable's name is in Figma, by the category of the theme. */
const firstParts: Readonly<Record<string, string>> = {
  colors: 'color',
  sizes: 'size',
  radii: 'radius',
  borders: 'border',
  borderWidths: 'border-width',
  shadows: 'shadow',
  textStyles: 'text',
  fonts: 'font',
  fontSizes: 'font-size',
  fontWeights: 'font-weight',
  lineHeights: 'line-height',
  letterSpacings: 'letter-spacing',
  durations: 'duration',
  easings: 'easing',
  animations: 'animation',
  zIndex: 'z-index',
};

/** Returns a name as the format of tokens and Figma allow it: dots separate groups, so `0.5` is `0,5`. */
export const withoutDots = (name: string) => name.replaceAll(/(?<=\d)\.(?=\d)/g, ',');

/**
 * Returns the name of a token in Figma, e.g. `color/bg/surface` for `bg.surface` of `colors`. The file of `npm run tokens`
 * and the pages of Storybook have it from here.
 */
export const figmaName = (category: string, name: string) =>
  [firstParts[category] ?? category, ...withoutDots(name).split('.')].join('/');
