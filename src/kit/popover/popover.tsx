import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { PopoverProps } from './popover-panel.tsx';

const panel = lazyComponent(async () => (await import('./popover-panel.tsx')).PopoverPanel);

/** Loads the code of the panel. Called on hover and focus of its trigger. */
export const preloadPopover = () => panel.preload();

/** A panel beside its trigger, and a sheet at the bottom of a small screen. Closing it moves focus back to the trigger. */
export function Popover(props: PopoverProps) {
  const Part = useLazyComponent(panel, props.open);
  return Part === null ? null : <Part {...props} />;
}
