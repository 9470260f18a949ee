import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { DrawerProps } from './drawer-panel.tsx';

const panel = lazyComponent(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

/** Loads the code of the drawer. Called on hover and focus of its trigger. */
export const preloadDrawer = () => panel.preload();

/** A panel that slides over the page. Following one of its links closes it. */
export function Drawer(props: DrawerProps) {
  const Part = useLazyComponent(panel, props.open);
  return Part === null ? null : <Part {...props} />;
}
