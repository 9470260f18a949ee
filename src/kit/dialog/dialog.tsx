import { deferred, useDeferred } from '#kit/deferred.ts';
import type { DialogProps } from './dialog-frame.tsx';

const frame = deferred(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Fetches the dialog's code: called when its trigger is pointed at or focused. */
export const preloadDialog = () => frame.preload();

/** A modal window over the page. Focus goes back to where it came from when it closes. */
export function Dialog(props: DialogProps) {
  const Part = useDeferred(frame, props.open);
  return Part === null ? null : <Part {...props} />;
}
