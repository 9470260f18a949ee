import { sourceOf } from '#fields/source.ts';
import type { GalleryPicture } from './gallery.ts';

/** Returns the addresses that may be shown, each once. */
export function sourcesOf(pictures: readonly GalleryPicture[]): string[] {
  return [...new Set(pictures.map(sourceOf).filter((source) => source !== undefined))];
}
