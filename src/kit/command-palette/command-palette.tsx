import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { CommandPaletteProps } from './command-palette.ts';

const frame = lazyComponent(async () => (await import('./palette-frame.tsx')).PaletteFrame);

/** Loads the code of the palette. Called on hover and focus of its trigger. */
export const preloadPalette = () => frame.preload();

/** A search over pages, actions and records, in a window over the page. Closing it moves focus back to the trigger. */
export function CommandPalette(props: CommandPaletteProps) {
  const Part = useLazyComponent(frame, props.open);
  return Part === null ? null : <Part {...props} />;
}
