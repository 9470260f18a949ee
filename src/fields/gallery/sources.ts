import { sourceOf } from '#fields/source.ts';
import type { GalleryPicture } from './gallery.ts';

/** Returns the addresses that may be shown, each once. */
export function sourcesOf(pictures: readonly GalleryPicture[]): string[] {
  return [...new Set(pictures.map(sourceOf).filter((source) => source !== undefined))];
}

/** Returns what a picture shows, if somebody has said it. */
export const descriptionOf = (picture: GalleryPicture): string | undefined =>
  (typeof picture === 'string' ? undefined : picture.description?.trim()) || undefined;
