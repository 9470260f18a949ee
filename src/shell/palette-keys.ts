const isMac = /Mac|iP/.test(navigator.platform);

/** The keys that open the palette, as they are printed on the keyboard. */
export const paletteKeys = [isMac ? '⌘' : 'Ctrl', 'K'];

/** The same keys, as assistive technology reads them. */
export const paletteShortcut = isMac ? 'Meta+K' : 'Control+K';
