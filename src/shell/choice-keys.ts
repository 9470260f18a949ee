/** The key of the theme in the browser's storage. */
export const themeKey = 'theme';

/** The key of the density that was chosen before each user had one. */
export const formerDensityKey = 'density';

/** The key of the density that the boot script shows: that of the signed-in user. */
export const shownDensityKey = 'shownDensity';
