import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { DialogProps } from './dialog-frame.tsx';

const frame = lazyComponent(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Loads the code of the dialog. Called on hover and focus of its trigger. */
export const preloadDialog = () => frame.preload();

/** A modal window over the page. Closing it moves focus back to the trigger. */
export function Dialog(props: DialogProps) {
  const Part = useLazyComponent(frame, props.open);
  return Part === null ? null : <Part {...props} />;
}
