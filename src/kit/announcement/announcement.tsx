import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

/** The props of an announcement. */
export interface AnnouncementProps {
  /** What is read out. It is read again when it changes. */
  text: string | undefined;
  /** The same text is read again when this changes, e.g. after another search with as many results. */
  turn?: string | number | undefined;
}

/** Milliseconds in which a screen reader gets to know the region, and after which a text counts as new. */
const pause = 150;
/** Milliseconds after which the text goes again: who reads the page line by line does not find it beside what is shown. */
const lifetime = 10_000;

/**
 * Reads a text out, without moving the focus and without showing it. Screen readers only read what changes in a region
 * that they know: the region is there before its text, and empty before the next one.
 */
export function Announcement({ text, turn }: AnnouncementProps) {
  const [announced, setAnnounced] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads the same text again.
  useEffect(() => {
    const timers = [setTimeout(setAnnounced, pause, text), setTimeout(setAnnounced, lifetime)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setAnnounced(undefined);
    };
  }, [text, turn]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
