import { useRouter } from '@tanstack/react-router';

/**
 * Returns a function that notes where the user is, and returns whether they are still there when it is called again: they
 * may also be on the way to a page that is not shown yet. What follows a late response must not take them back.
 * `part` is what counts of an address: by default its path.
 */
export function useNoteHere(part: 'pathname' | 'href' = 'pathname'): () => () => boolean {
  const router = useRouter();
  return () => {
    const noted = router.latestLocation[part];
    return () => router.latestLocation[part] === noted;
  };
}
