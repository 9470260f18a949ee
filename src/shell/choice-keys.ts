/** The key of the theme in the browser's storage. */
export const themeKey = 'theme';
