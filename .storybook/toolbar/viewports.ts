/** The widths for reviews. Stories of a small screen use `phone`. */
export const viewports = {
  reflow: { name: 'Zoom 400 % · 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone · 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet · 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  sideways: { name: 'Tablet, sideways · 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  laptop: { name: 'Laptop · 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop · 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
