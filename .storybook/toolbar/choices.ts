import type { Preview } from '@storybook/react-vite';

/**
 * The toolbar's initial settings. No value looks like a number: in a URL, `text:200` would be read as a number and would
 * match no choice.
 */
export const initialGlobals = { theme: 'light', contrast: 'normal', motion: 'normal', text: 'normal' };

export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'System', icon: 'browser' },
      ],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'Forced colours of an operating system in high contrast (approximated)',
    toolbar: {
      icon: 'accessibility',
      items: [
        { value: 'normal', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'normal', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  text: {
    description: 'Size of text',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
};

/** The widths for reviews. Stories of a small screen use `phone`. */
export const viewports = {
  phone: { name: 'Phone · 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet · 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop · 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop · 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
