const wide = { width: 1280, height: 800 };

/** The pictures that are taken of stories, by Chromatic and by `npm run visual` alike: a size and what the toolbar says. */
export const modes = {
  light: { theme: 'light', motion: 'reduced', viewport: wide },
  dark: { theme: 'dark', motion: 'reduced', viewport: wide },
  /** Of whole screens only: they turn it on. */
  phone: { theme: 'light', motion: 'reduced', viewport: { width: 390, height: 844 }, disable: true },
};
