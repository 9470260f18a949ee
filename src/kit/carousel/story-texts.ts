import type { CarouselLabels } from './carousel-slides.tsx';

/** The texts of a carousel, for stories. */
export const carouselLabels: CarouselLabels = {
  region: 'Images de l’établissement',
  shown: 'Image affichée',
  previous: 'Image précédente',
  next: 'Image suivante',
  play: 'Faire défiler les images',
  pause: 'Arrêter le défilement',
  slide: (index, count) => `Image ${index + 1} sur ${count}`,
  goTo: (index) => `Afficher l’image ${index + 1}`,
  missing: 'Image indisponible',
};

/** Returns a picture in one hue, 0 to 360, for stories. */
export const picture = (hue: number, name: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 72%)"/><stop offset="1" stop-color="hsl(${hue + 40} 50% 42%)"/></linearGradient></defs><rect width="640" height="360" fill="url(#g)"/></svg>`,
  )}`,
  alt: name,
});

const hues = { 'La salle': 20, 'La terrasse': 140, 'La façade': 220, 'La cuisine': 300 };

/** Four pictures, for stories. */
export const pictures = Object.entries(hues).map(([name, hue]) => picture(hue, name));
