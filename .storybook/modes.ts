const wide = { width: 1280, height: 800 };

/** The screenshots of each story, for Chromatic and for `npm run visual`: a size and toolbar settings. */
export const modes = {
  light: { theme: 'light', motion: 'reduced', viewport: wide },
  dark: { theme: 'dark', motion: 'reduced', viewport: wide },
  /** Off by default. The stories of whole screens switch it on. */
  phone: { theme: 'light', motion: 'reduced', viewport: { width: 390, height: 844 }, disable: true },
};
