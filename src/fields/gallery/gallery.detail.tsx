import type { ViewProps } from '#fields/contract.ts';
import { sourceOf } from '#fields/source.ts';
import { Carousel } from '#kit/carousel/carousel.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { GalleryField } from './gallery.ts';
import { descriptionOf, sourcesOf } from './sources.ts';

/** All the pictures, one by one. */
export function GalleryDetail({ value }: ViewProps<GalleryField>) {
  const t = useTranslate();
  const sources = sourcesOf(value);
  const described = new Map(value.map((picture) => [sourceOf(picture), descriptionOf(picture)]));
  const nameOf = (index: number, count: number) =>
    t('fields.gallery.slide', { number: index + 1, total: count });
  return (
    <Carousel
      pictures={sources.map((src, index) => ({
        src,
        alt: described.get(src) || nameOf(index, sources.length),
      }))}
      labels={{
        region: t('fields.gallery.region'),
        shown: t('fields.gallery.shown'),
        previous: t('fields.gallery.previous'),
        next: t('fields.gallery.next'),
        play: t('fields.gallery.play'),
        pause: t('fields.gallery.pause'),
        slide: nameOf,
        goTo: (index) => t('fields.gallery.goTo', { number: index + 1 }),
        missing: t('fields.gallery.missing'),
      }}
    />
  );
}
