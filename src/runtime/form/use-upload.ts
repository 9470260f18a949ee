import { useState } from 'react';

/** The size in bytes from which one waits for files: nothing is shown for smaller ones. */
const shownFrom = 256 * 1024;

const sizeOf = (values: readonly unknown[]): number =>
  values.flat().reduce<number>((sum, part) => sum + (part instanceof Blob ? part.size : 0), 0);

/** Follows how much of the files of a form has been sent. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  return {
    /** The share of the bytes that has been sent, from 0 to 1; undefined if nothing is shown. */
    progress,
    /** Returns the options of a write that sends these values. */
    of(values: Readonly<Record<string, unknown>>) {
      const isShown = sizeOf(Object.values(values)) >= shownFrom;
      setProgress(isShown ? 0 : undefined);
      return isShown ? { onProgress: setProgress } : {};
    },
  };
}
